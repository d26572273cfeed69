import { existsSync, writeFileSync } from "node:fs";
import { contentDeck } from "@sitewright/spec-core/content";
import { readContent, readSpec } from "../cli/read-input.mjs";
import { Refusal } from "../cli/refusal.mjs";

/** @typedef {import("@sitewright/spec-core/content").ContentDeck} ContentDeck */

/** @param {ContentDeck} deck */
const asText = (deck) => `${JSON.stringify(deck, null, 2)}\n`;

/** @param {ContentDeck} deck */
function countsOf({ slots, unplaced }) {
  /** @param {string} wanted */
  const count = (wanted) => slots.filter(({ status }) => status === wanted).length;
  return { open: count("open"), draft: count("draft"), final: count("final"), unplaced: unplaced.length };
}

/**
 * What has to be looked at, line by line.
 * @param {ContentDeck} deck
 * @param {ContentDeck | undefined} before
 */
function findings({ slots, unplaced }, before) {
  const earlier = new Map(before?.slots.map((slot) => [slot.id, slot]));
  const isShaken = (/** @type {ContentDeck["slots"][number]} */ { id, text, status, sources }) => {
    const former = earlier.get(id);
    const isKept = former?.text === text && former.sources.join("\n") !== sources.join("\n");
    return status === "draft" && former?.status !== "open" && isKept;
  };
  return [
    ...slots
      .filter(({ status, text }) => status === "open" && text === "")
      .map(({ id, hint }) => `open: ${id}: ${hint}`),
    ...slots.filter(isShaken).map(({ id, text }) => `look again, its sources changed: ${id}: ${text}`),
    ...unplaced.map(({ id, text }) => `no place any more: ${id}: ${text}`),
  ].map((line) => line.replace(/\s+/g, " "));
}

/**
 * @param {string} file
 * @param {ContentDeck} deck
 */
function write(file, deck) {
  try {
    writeFileSync(file, asText(deck));
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new Refusal([`${file}: cannot be written: ${reason}`]);
  }
}

/**
 * Writes the deck of a site's words, or brings one up to date.
 * @type {import("../cli/commands.mjs").Run}
 */
export function content([specFile = "", file], values) {
  const spec = readSpec(specFile);
  const before = file !== undefined && existsSync(file) ? readContent(file) : undefined;
  const deck = contentDeck(spec, before);
  if (file === undefined && !values.check) {
    process.stdout.write(asText(deck));
    return 0;
  }
  const isOld = before === undefined || asText(before) !== asText(deck);
  const found = findings(deck, before);
  if (file !== undefined && !values.check) write(file, deck);
  const result = { ...countsOf(deck), upToDate: !isOld, findings: found };
  const { open, draft, final } = result;
  const summary = `${file ?? specFile}: ${final} final, ${draft} draft, ${open} open texts${values.check && isOld ? "; not up to date" : ""}.`;
  console.log(values.json ? JSON.stringify(result, null, 2) : [summary, ...found].join("\n"));
  return values.check && (isOld || found.length > 0) ? 1 : 0;
}
