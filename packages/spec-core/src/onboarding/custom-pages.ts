import { distinctNames } from "./pages.ts";

/** The parts between commas; a comma inside brackets belongs to its part. */
function parts(text: string): string[] {
  const found: string[] = [];
  let end = text.length;
  let isInside = false;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    if (text[at] === ")") isInside = true;
    if (text[at] === "(") isInside = false;
    if (text[at] !== "," || isInside) continue;
    found.push(text.slice(at + 1, end));
    end = at;
  }
  return [...found, text.slice(0, end)].toReversed();
}

/** The page names in a comma-separated text: trimmed, without empty ones and case-insensitive duplicates. */
export const parseCustomPages = (text: string): string[] => distinctNames(parts(text));
