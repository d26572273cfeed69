import { editDistance } from "../../../text/edit-distance.ts";
import { mailDomain } from "../../mail-domain.ts";
import type { Project } from "../../project.ts";
import { oncePerProject } from "../once.ts";
import type { QuestionRule } from "../rule.ts";

/** Shorter words differ from others by a letter too often. */
const lettersMin = 6;

const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z]/gu, "");

/** Whether two words of the same beginning differ by one letter, or by two that changed places. */
const isSlip = (one: string, other: string): boolean =>
  one[0] === other[0] && editDistance(one, other, 1) === 1;

/** Whether a domain has a word in another spelling: 'goldfieldspest' and 'Goldfeilds'. */
function hasInOtherSpelling(domain: string, word: string): boolean {
  if (word.length < lettersMin || domain.includes(word)) return false;
  // Another length would take a plural, or a letter of the next word, for a slip.
  return [...domain].some((_, at) => isSlip(domain.slice(at, at + word.length), word));
}

const spelledTwice = oncePerProject((project: Project): string[] => {
  const { form } = project;
  const host = mailDomain(project) ?? form.domainName;
  const domain = letters(host.replace(/^(?:https?:\/\/)?(?:www\.)?/u, "").split(".")[0] ?? "");
  const isApart = form.businessName.split(/\s+/u).some((word) => hasInOtherSpelling(domain, letters(word)));
  return isApart ? [form.businessName, host] : [];
});

/** Asks how the business's name is spelled, which is on every page. */
export const nameSpelling: QuestionRule = {
  id: "name-spelling",
  path: "businessInfo.name",
  question: "How is the business's name spelled? It is written in two ways in your answers.",
  asks: "client",
  blocks: "launch",
  when: (project) => spelledTwice(project).length > 0,
  quotes: spelledTwice,
};
