import { roleOf } from "../../../onboarding/uploaded-file.ts";
import type { Project } from "../../project.ts";
import { all, hasFile, not } from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";

const vectorFile = /\.(?:svg|pdf|ai|eps)$/i;

const hasLogo = hasFile("logo");
const hasVectorLogo: Check = ({ input }) =>
  input.uploadedFiles.some((file) => roleOf(file) === "logo" && vectorFile.test(file.name));

/** The sentences about the business's logo. */
const logoSentences = ({ words }: Project): string[] =>
  words.statements
    .filter(
      ({ text, field }) =>
        field !== "onlyForUs" &&
        /\blogo\b/i.test(text) &&
        /\b(?:have|has|we['’]ve|our|my|is|it['’]s|drew|made|from|exists?)\b/i.test(text) &&
        !/\b(?:no|their|his|her|its|old) logo\b|\b(?:in|on|into) (?:the |our |my |any )?(?:\w+ (?:or|and) )?(?:the |our |my )?logo\b|\blogo (?:in|on) (?!svg|pdf|the site|the page|it\b)|[£$€] ?\d|\d ?[£$€]/i.test(
          text,
        ),
    )
    .map(({ text }) => text);

const speaksOfLogo: Check = (project) => logoSentences(project).length > 0;

/**
 * Whether it is open if there is a logo. A site without one shows the name as text, so other questions only mention it.
 */
export const isLogoUnknown: Check = all(not(hasLogo), not(speaksOfLogo));

/** Questions about a logo that the answers mention, or that was sent. */
export const logoQuestions: readonly QuestionRule[] = [
  {
    id: "logo",
    path: "assets.logos",
    question:
      "Who can send us the logo as SVG or PDF, or should it be redrawn? Until then the site shows your name in type and its first letter as the icon.",
    asks: "client",
    blocks: "nothing",
    when: all(not(hasLogo), speaksOfLogo),
    quotes: logoSentences,
  },
  {
    id: "logo-vector",
    path: "assets.logos",
    question:
      "Do you have the logo as a vector file (SVG or PDF)? The one you sent gets blurry when enlarged.",
    asks: "client",
    blocks: "nothing",
    when: all(hasLogo, not(hasVectorLogo)),
  },
];
