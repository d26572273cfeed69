import { specified } from "../../spec/answers.ts";
import { clipped } from "../../spec/clipped.ts";
import type { Spec } from "../../spec/schema.ts";
import { codeSpan } from "../markdown/markdown-text.ts";

const chosenMax = 200;
const quoted = (text: string): string => codeSpan(clipped(text, chosenMax));

/** The chosen tone and content style; if neither is chosen, a reference to the overview of the design. */
export function voiceText({ tone, contentStyle }: Spec["design"]["styleGuide"]): string {
  const chosen = [
    ...(specified(tone) === null ? [] : [`the tone ${quoted(tone)}`]),
    ...(specified(contentStyle) === null ? [] : [`the content style ${quoted(contentStyle)}`]),
  ];
  return chosen.length === 0
    ? "Look and write as `DESIGN.md` says where no tone is chosen."
    : `Follow ${chosen.join(" and ")}, by the rules of \`DESIGN.md\`.`;
}
