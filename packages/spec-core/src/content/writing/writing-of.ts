import { languagesOf } from "../../industry/languages/detect.ts";
import type { Writing } from "./written-out.ts";

/** How a client writes, judged by all statements: English, unless words of another language prevail. */
export function writingOf(statements: readonly { readonly text: string }[], name: string): Writing {
  const [likeliest = []] = languagesOf(statements.map(({ text }) => text).join("\n"));
  return { isEnglish: likeliest.length === 1 && likeliest[0] === "english", name };
}
