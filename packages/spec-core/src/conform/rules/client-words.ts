import { partsOf } from "../../deck/place.ts";
import type { Slot } from "../../deck/slot.ts";
import { memoPerObject } from "../../memo.ts";
import { clipped } from "../../spec/clipped.ts";
import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { seenWords } from "../site/page-texts.ts";
import type { Page, Site } from "../site/site.ts";
import { plain, stem, wordsOf } from "../site/wording.ts";

const wordy: readonly Slot["kind"][] = ["headline", "text", "item", "quote", "answer", "question", "price"];

/** Whether a slot is one of the client's sentences, or several that are read together. */
const isSaid = (slot: Slot): boolean => partsOf(slot).item?.startsWith("said-") === true;

/** The slots that hold the client's own words unchanged. */
function owned({ deck }: Site, { content }: Spec): Slot[] {
  const printed = new Set(
    content.statements.flatMap(({ isPrinted, text }) => (isPrinted ? [plain(text)] : [])),
  );
  return deck.slots.filter(
    (slot) =>
      wordy.includes(slot.kind) &&
      wordsOf(slot.text).length > 2 &&
      (slot.status === "final" || printed.has(plain(slot.text)) || isSaid(slot)),
  );
}

/** The share of a text's words that must be present: some may be inflected or missing, but not most. */
const shareMin = 0.6;

const root = (word: string): string => stem(word).slice(0, 6);

/** The stretch of a page that a text may take, in words: others may stand between its own. */
const stretchOf = (words: number): number => Math.max(12, 2 * words);

/** Whether enough of a text's words are together on a page: scattered over it they do not say the same. */
function isThere(text: string, page: readonly string[]): boolean {
  const all = wordsOf(text);
  const wanted = new Set(all.filter((word) => word.length > 3).map(root));
  const enough = wanted.size * shareMin;
  const stretch = stretchOf(all.length);
  const inStretch = new Map<string, number>();
  if (wanted.size === 0) return true;
  return page.some((word, index) => {
    if (wanted.has(word)) inStretch.set(word, (inStretch.get(word) ?? 0) + 1);
    const left = page[index - stretch] ?? "";
    const count = inStretch.get(left);
    if (count === 1) inStretch.delete(left);
    else if (count !== undefined) inStretch.set(left, count - 1);
    return inStretch.size >= enough;
  });
}

function check(site: Site, spec: Spec): Finding[] {
  const rootsOf = memoPerObject((page: Page) => seenWords(page).trim().split(" ").map(root));
  return owned(site, spec).flatMap(({ page: path, text }) => {
    const places =
      path === "*"
        ? site.pages
        : site.planned.flatMap(({ page, file }) => (page.path === path && file ? [file] : []));
    const [first] = places;
    if (!first || places.some((page) => isThere(text, rootsOf(page)))) return [];
    return [
      {
        file: first.path,
        line: 1,
        message: `The client's words “${clipped(text, 80)}” are gone. Print them, with their meaning, names and figures.`,
      },
    ];
  });
}

export const clientsWords: Rule<"client-words"> = {
  id: "client-words",
  promises: "What the client said for visitors is on its page, in the client's words.",
  check,
};
