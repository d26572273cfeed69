import type { Rule } from "../rule.ts";
import { fromHex, isSameColor } from "../site/css/color.ts";
import { mainOf } from "../site/html/semantics.ts";
import { groundsOf } from "../site/painted.ts";
import type { Page } from "../site/site.ts";
import { lightTheme, type Theme } from "../site/themes.ts";

const groundOf = (page: Page, theme: Theme) => groundsOf(mainOf(page), page.view(theme))[0]?.color;

export const darkMode: Rule<"dark-mode"> = {
  id: "dark-mode",
  promises: "Every page turns dark where the reader's system asks for it.",
  check: ({ pages }, spec) =>
    pages.flatMap((page) => {
      const { light, dark } = spec.design.designSystem.colors.roles;
      // A theme that is dark already is its own dark mode.
      if (isSameColor(fromHex(light.background), fromHex(dark.background))) return [];
      const theme = page.darkThemes.find(({ by }) => by === "system");
      const line = page.styles.sheets[0]?.file === page.path ? (page.styles.rules[0]?.line ?? 1) : 1;
      const at = { file: page.styles.sheets.at(-1)?.file ?? page.path, line };
      if (!theme) return [{ ...at, message: "No style sheet serves dark mode by prefers-color-scheme." }];
      const [day, night] = [groundOf(page, lightTheme), groundOf(page, theme)];
      const isSame = day && night && isSameColor(day, night);
      return isSame ? [{ ...at, message: "The page looks the same in dark mode as in light mode." }] : [];
    }),
};
