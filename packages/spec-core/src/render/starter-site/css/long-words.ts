import { pathOf } from "../../../deck/parts/section.ts";
import type { Site } from "../site.ts";
import { narrowestScreen, narrowLine } from "./sizes.ts";
import { widestWord } from "./word-widths.ts";

// The size in rem of a line below a title on a phone, in the tone that sets it largest.
const largestLead = 1.375;
// In rem: the widest name that one of the footer's two columns holds on the narrowest screen; the widths are upper estimates.
const footerColumn = 10;

/** Rules for words that would break in the lines below titles or in the footer's two columns; usually empty. */
export function longWordsCss(site: Site): string {
  const { body } = site.spec.design.designSystem.typography;
  const leads = [
    site.words("/", "hero").text("lead"),
    ...site.pages.map(({ file }) => site.words(pathOf(file), "top").text("lead")),
  ];
  const line = narrowLine(site);
  const word = widestWord(leads, body);
  const share = Math.floor((line / narrowestScreen / word) * 10_000) / 100;
  const names = site.pages.map(({ name }) => name);
  return [
    word * largestLead > line
      ? `.statement { font-size: clamp(1rem, ${share}vw, var(--text-statement)); }`
      : "",
    widestWord(names, body) > footerColumn ? ".footer-nav ul { columns: 1; }" : "",
  ]
    .filter((rule) => rule !== "")
    .join("\n");
}
