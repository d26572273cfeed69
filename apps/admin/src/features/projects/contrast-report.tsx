import { checkTheme, type ThemeColorName, type ThemeColors } from "@sitewright/spec-core/color";
import { Note } from "@sitewright/ui";

const names: Readonly<Record<ThemeColorName, string>> = {
  primary: "Primary",
  accent: "Accent",
  background: "Background",
  text: "Text",
  h1: "Heading 1",
  h2: "Heading 2",
  h3: "Heading 3",
};

/** Two decimals, rounded down, so that 4.498 never reads as a passing 4.50. */
function ratioText(ratio: number): string {
  return String(Math.floor(ratio * 100 + 1e-9) / 100);
}

/** Which of the client's colours cannot be read on their background, and which colour could. */
export function ContrastReport({ colors }: { colors: ThemeColors }) {
  const { passes, pairs } = checkTheme(colors);
  if (passes) return <Note tone="ok">All {pairs.length} colour pairs can be read.</Note>;
  const failing = pairs.filter((pair) => !pair.passes);
  return (
    <Note tone="bad">
      <p>
        {pairs.length - failing.length} of {pairs.length} colour pairs pass.
      </p>
      <ul className="mt-1 grid gap-1">
        {failing.map(({ foreground, ratio, required, suggestion }) => (
          <li key={foreground}>
            <b>
              {names[foreground]} on background is {ratioText(ratio)}, needs {required}.
            </b>{" "}
            {suggestion && `${suggestion} would pass.`}
          </li>
        ))}
      </ul>
    </Note>
  );
}
