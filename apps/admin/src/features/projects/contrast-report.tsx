import type { ThemeColorName, ThemeColors } from "@sitewright/spec-core/color";
import { themeVerdicts } from "@sitewright/spec-core/onboarding";
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

/** The client's colours that are unreadable on their background, each with a readable alternative. */
export function ContrastReport({ colors }: { colors: ThemeColors }) {
  const pairs = themeVerdicts(colors);
  const failing = pairs.flatMap((pair) => (pair.kind === "measured" && !pair.passes ? [pair] : []));
  const unknown = pairs.filter(({ kind }) => kind === "unreadable");
  if (failing.length + unknown.length === 0)
    return <Note tone="ok">All {pairs.length} colour pairs are readable.</Note>;
  return (
    <Note tone={failing.length > 0 ? "bad" : "warn"}>
      <p>
        {pairs.length - failing.length - unknown.length} of {pairs.length} colour pairs pass.
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
        {unknown.map(({ foreground }) => (
          <li key={foreground}>
            <b>{names[foreground]} on background cannot be checked:</b> one of them is not a colour.
          </li>
        ))}
      </ul>
    </Note>
  );
}
