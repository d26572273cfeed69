import { readFileSync } from "node:fs";
import { parseContent } from "@sitewright/spec-core/content";
import { onboardingSchema, validateOnboarding } from "@sitewright/spec-core/onboarding";
import { parseSpec } from "@sitewright/spec-core/spec";
import { Refusal } from "./refusal.mjs";

/** @typedef {import("@sitewright/spec-core/onboarding").Onboarding} Onboarding */
/** @typedef {import("@sitewright/spec-core/spec").Spec} Spec */
/** @typedef {import("@sitewright/spec-core/content").ContentDeck} ContentDeck */

/** @type {Record<string, string>} */
const reasons = { ENOENT: "there is no such file", EISDIR: "it is a folder", EACCES: "it may not be read" };

/**
 * The text of a file, or of standard input for `-`.
 * @param {string} file
 */
function readText(file) {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new Refusal([`${file}: cannot be read: ${reasons[code] ?? code}`]);
  }
}

/** The most characters of a content deck. */
const contentMax = 32_000_000;

/**
 * @param {string} file
 * @param {number} max
 * @returns {unknown}
 */
function readJson(file, max = Number.POSITIVE_INFINITY) {
  const text = readText(file);
  if (text.length > max) throw new Refusal([`${file}: is too large: at most ${max} characters`]);
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, " ") : "";
    throw new Refusal([`${file}: is not JSON: ${reason}`]);
  }
}

/**
 * @param {string} file
 * @param {readonly { readonly path: string, readonly message: string }[]} issues
 */
const refuse = (file, issues) =>
  new Refusal(
    issues.map(
      ({ path, message }) => `${file}: ${path || "(the whole file)"}: ${message.replace(/\s+/g, " ")}`,
    ),
  );

const formKeys = Object.keys(onboardingSchema.shape);

/**
 * A form: any answers may be missing unless it has to be complete; those given must be well-formed.
 * @param {string} file
 * @param {{ isComplete: boolean }} demand
 * @returns {Onboarding}
 */
export function readForm(file, { isComplete }) {
  const input = readJson(file);
  const keys = typeof input === "object" && input !== null ? Object.keys(input) : [];
  if (!keys.some((key) => formKeys.includes(key))) {
    const message = keys.includes("schemaVersion")
      ? "This is a specification; build takes the form that it was made from."
      : `A form has at least one of ${formKeys.join(", ")}.`;
    throw refuse(file, [{ path: "", message }]);
  }
  const parsed = onboardingSchema.safeParse(input);
  const validated = validateOnboarding(input);
  if ((isComplete || !parsed.success) && !validated.ok) throw refuse(file, validated.issues);
  return parsed.success ? parsed.data : onboardingSchema.parse(input);
}

/**
 * A specification.
 * @param {string} file
 * @returns {Spec}
 */
export function readSpec(file) {
  const result = parseSpec(readJson(file));
  if (!result.ok) throw refuse(file, result.issues);
  return result.spec;
}

/**
 * A content deck.
 * @param {string} file
 * @returns {ContentDeck}
 */
export function readContent(file) {
  const result = parseContent(readJson(file, contentMax));
  if (!result.ok) throw refuse(file, result.issues);
  return result.deck;
}
