import { checkTheme, contrastRatio, resolveTheme, type ThemePair } from "@sitewright/spec-core/color";
import { ContrastOffer, ContrastStrip } from "@sitewright/ui";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { colorFault } from "./color-fault.ts";
import { colorNames, themeTexts } from "./texts.ts";

/** Two digits, cut and not rounded, so that 2.998 never reads as 3.00. */
const ratioText = (ratio: number): string => (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2);

/** A color's name within a sentence. */
const inSentence = (name: ThemePair["foreground"]): string =>
  /^h\d$/.test(name) ? colorNames[name] : colorNames[name].toLowerCase();

function Mending({ pair }: { pair: ThemePair }) {
  const colors = useWizard((state) => state.onboarding.themeColors);
  const { foreground, suggestion } = pair;
  const name = inSentence(foreground);
  if (suggestion !== undefined) {
    return (
      <ContrastOffer
        sentence={themeTexts.offer(name, suggestion, ratioText(contrastRatio(suggestion, colors.background)))}
        color={suggestion}
        actionLabel={themeTexts.mend(suggestion)}
        onUse={() => wizard.setColors({ ...colors, [foreground]: suggestion })}
      />
    );
  }
  // A text that is no color has its own message on its row.
  if (colorFault(colors[foreground]) !== null || colorFault(colors.background) !== null) return null;
  return <p className="border-line border-t px-[1.1rem] py-[.65rem] text-s">{themeTexts.noOffer(name)}</p>;
}

/** Every color held against the background: ratio, verdict, and for a failing one the nearest that passes. */
export function AccessibilityCheck() {
  const colors = useWizard((state) => state.onboarding.themeColors);
  const { pairs } = checkTheme(colors);
  const shown = resolveTheme(colors);
  const failing = pairs.filter((pair) => !pair.passes);
  return (
    <ContrastStrip
      title={themeTexts.check}
      className="[&>ul]:@min-[36rem]:grid-cols-3"
      verdict={
        failing.length === 0
          ? themeTexts.checkPasses(pairs.length)
          : themeTexts.checkFails(failing.length, pairs.length)
      }
      items={pairs.map(({ foreground, ratio, required, passes }) => ({
        id: foreground,
        name: themeTexts.pair(colorNames[foreground]),
        foreground: shown[foreground],
        background: shown.background,
        ratio,
        required,
        passes,
      }))}
    >
      {failing.map((pair) => (
        <Mending key={pair.foreground} pair={pair} />
      ))}
    </ContrastStrip>
  );
}
