import { isAnswered, notSpecified } from "../../spec/answers.ts";
import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { phrase, textsOn } from "../site/page-texts.ts";
import type { Site } from "../site/site.ts";

/** A shorter part of a note may be on a page by chance. */
const wordsMin = 4;

const wordCount = (text: string): number => phrase(text).trim().split(" ").length;

/** The private sentences, meant for the agency only. */
function privateTexts({ content, aiFeatures, businessInfo, projectRequirements }: Spec): string[] {
  const printed = phrase(
    [
      ...content.statements.flatMap(({ isPrinted, text }) => (isPrinted ? [text] : [])),
      ...content.facts.map(({ text }) => text),
      businessInfo.name,
      businessInfo.websiteName,
      businessInfo.niche,
    ].join("\n"),
  );
  const notes = [
    ...content.statements.flatMap(({ kind, isPrinted, text }) =>
      !isPrinted && (kind === "private" || kind === "wish") ? [text] : [],
    ),
    ...aiFeatures.contentNotes.split(/\n|(?<=[.!?])\s+/),
  ].filter((text) => wordCount(text) >= wordsMin);
  const rivals = businessInfo.competitors
    .split(/[\n;,]+/)
    .filter((text) => text.replace(/[^\p{L}]/gu, "").length >= 5 && wordCount(text) <= 4);
  const sums = /\d{4}|\d,\d{3}/.test(projectRequirements.budget) ? [projectRequirements.budget] : [];
  return [...notes, ...rivals, ...sums].filter(
    (text) => text !== notSpecified && isAnswered(text) && !printed.includes(phrase(text)),
  );
}

const documents =
  /(?:^|\/)(?:spec\.json|content\.json|AGENTS\.md|DESIGN\.md|TASKS\.md|brief\.md|check\.mjs|tokens\.json|registry-item\.json|style-dictionary\.json|CLAUDE\.md)$/i;

function check(site: Site, spec: Spec): Finding[] {
  const texts = privateTexts(spec).map((text) => ({ text: text.trim(), words: phrase(text) }));
  return [
    ...[...site.files.keys()]
      .filter((path) => documents.test(path))
      .map((file) => ({
        file,
        line: 1,
        message: "The file is for those who build the site. Keep it out of the site's folder.",
      })),
    ...site.pages.flatMap((page) =>
      textsOn(page).flatMap((saying) => {
        const said = phrase(saying.text);
        return texts
          .filter(({ words }) => said.includes(words))
          .map(({ text }) => ({
            file: page.path,
            line: saying.line,
            message: `“${text}” is only for the agency. Take it out of the page.`,
          }));
      }),
    ),
  ];
}

export const briefingText: Rule<"briefing-text"> = {
  id: "briefing-text",
  promises:
    "No page prints what the client wrote only for the agency, and no document of the agency is in the site.",
  check,
};
