import { isGroupTime } from "../../content/contact-facts.ts";
import type { FactKind } from "../../content/fact.ts";
import type { ConflictKind } from "../../content/open/open-point.ts";
import type { JudgedFact } from "../../content/public-words.ts";
import type { Industry } from "../../industry/industries.ts";
import { sureIndustry } from "../../industry/sure.ts";
import { memoPerObject, memoPerPair } from "../../memo.ts";
import type { OnboardingFormData } from "../../onboarding/form-data.ts";
import type { SectionName } from "../../onboarding/layout-sections.ts";
import type { PageOption } from "../../onboarding/options.ts";
import { pageKey } from "../../onboarding/page-tree.ts";
import { type PictureRole, roleOf } from "../../onboarding/uploaded-file.ts";
import { isAnswered } from "../answers.ts";
import type { Topic } from "../mentions/topics.ts";
import type { Project } from "../project.ts";
import type { Doing } from "../site-does.ts";
import type { Check } from "./rule.ts";

export const not =
  (check: Check): Check =>
  (project) =>
    !check(project);

export const all =
  (...checks: readonly Check[]): Check =>
  (project) =>
    checks.every((check) => check(project));

export const any =
  (...checks: readonly Check[]): Check =>
  (project) =>
    checks.some((check) => check(project));

type TextAnswer = {
  [Key in keyof OnboardingFormData]: OnboardingFormData[Key] extends string ? Key : never;
}[keyof OnboardingFormData];

/** Whether this answer is empty. */
export const isBlank =
  (name: TextAnswer): Check =>
  ({ form }) =>
    !isAnswered(form[name]);

export const does =
  (...doings: readonly Doing[]): Check =>
  (project) =>
    doings.some((doing) => project.does.has(doing));

/** Whether an answer mentions one of these topics and no answer declines it. */
export const mentions =
  (...topics: readonly Topic[]): Check =>
  (project) =>
    topics.some(project.mentions.has);

/** Whether an answer declines one of these topics. */
export const declines =
  (...topics: readonly Topic[]): Check =>
  (project) =>
    topics.some((topic) => project.mentions.against(topic).length > 0);

/**
 * The sentences that mention these topics, those that decline them first. Goals chosen from a list are not sentences.
 */
export const sentencesOn =
  (...topics: readonly Topic[]) =>
  ({ mentions: { of, against }, form }: Project): string[] => {
    const found = new Set([...topics.flatMap((topic) => against(topic)), ...of(...topics)]);
    return [...found].filter((text) => !form.goals.includes(text));
  };

/** The sentences on some topics that do not mention these others. */
export const sentencesOnlyOn =
  (topics: readonly Topic[], others: readonly Topic[]) =>
  (project: Project): string[] => {
    const apart = new Set(project.mentions.of(...others));
    return sentencesOn(...topics)(project).filter((text) => !apart.has(text));
  };

/** Whether one sentence mentions both. */
export const together =
  (one: Topic, other: Topic): Check =>
  ({ mentions: { of } }) => {
    const texts = new Set(of(other));
    return of(one).some((text) => texts.has(text));
  };

// Cached per list of pages, because typing an answer does not change the pages.
const indexesByKey = memoPerObject(
  (pages: Project["pages"]): ReadonlyMap<string, number> =>
    new Map(pages.map(({ key }, index) => [key, index])),
);

const pageIndex = ({ pages }: Project, option: PageOption): number | undefined =>
  indexesByKey(pages).get(pageKey(option));

/** Whether the page is chosen, or the section of the home page that replaces it. */
export const shows =
  (option: PageOption, section?: SectionName): Check =>
  (project) =>
    pageIndex(project, option) !== undefined || (section !== undefined && project.sections.includes(section));

const isAmongNames = memoPerPair((pattern: RegExp, pages: Project["pages"]) =>
  pages.some(({ key }) => pattern.test(key)),
);

/** Whether the name under which a page was chosen, in lowercase, matches. */
export const hasPageNamed =
  (pattern: RegExp): Check =>
  ({ pages }) =>
    isAmongNames(pattern, pages);

/** The path of the page in the spec, or of the home page's sections if there is no such page. */
export const placeOf =
  (option: PageOption) =>
  (project: Project): string => {
    const index = pageIndex(project, option);
    return index === undefined ? "siteStructure.sections.chosen" : `siteStructure.pages.${index}`;
  };

/** The facts of these kinds that visitors may read: confirmed ones, and those that the client has not decided on. */
export const factsOf = ({ words }: Project, ...kinds: readonly FactKind[]): JudgedFact[] =>
  words.facts.filter(
    (fact) =>
      kinds.includes(fact.kind) &&
      !isGroupTime(fact) &&
      (fact.isConfirmed || (!fact.isDecided && fact.proposal === "print")),
  );

/** The times of groups and events that the client has not decided on. */
export const openGroupTimes = ({ words }: Project): JudgedFact[] =>
  words.facts.filter((fact) => isGroupTime(fact) && !fact.isDecided && fact.proposal === "print");

/** The facts of these kinds that the client has not decided on. */
export const openFacts = (project: Project, ...kinds: readonly FactKind[]): JudgedFact[] =>
  factsOf(project, ...kinds).filter(({ isDecided }) => !isDecided);

export const hasFact =
  (...kinds: readonly FactKind[]): Check =>
  (project) =>
    factsOf(project, ...kinds).length > 0;

export const hasOpenFact =
  (...kinds: readonly FactKind[]): Check =>
  (project) =>
    openFacts(project, ...kinds).length > 0;

/** The texts of the facts that the client has not decided on. */
export const openTexts =
  (...kinds: readonly FactKind[]) =>
  (project: Project): string[] =>
    openFacts(project, ...kinds).map(({ text }) => text);

/** The number of different values of these facts. */
export const distinctValues = (facts: readonly JudgedFact[]): number =>
  new Set(facts.map(({ value }) => value)).size;

export const hasFile =
  (...roles: readonly PictureRole[]): Check =>
  ({ input }) =>
    input.uploadedFiles.some((file) => roles.includes(roleOf(file)));

/** Whether the answers have a contradiction of one of these kinds; a separate question is asked about it. */
export const hasConflict =
  (...kinds: readonly ConflictKind[]): Check =>
  ({ words }) =>
    words.open.conflicts.some(({ kind }) => kinds.includes(kind));

/** The texts of the open points that match. */
export const openWordsOn =
  (pattern: RegExp) =>
  ({ words }: Project): string[] =>
    words.open.points.filter(({ sentence }) => pattern.test(sentence)).map(({ text }) => text);

/** Whether the answers say clearly enough that the business is of this industry. */
export const isOfIndustry =
  (...names: readonly Industry[]): Check =>
  ({ industry }) =>
    names.includes(sureIndustry(industry.industry, industry.confidence));

/** Whether the law requires to name who runs a site, even if it sells nothing. */
export const namesProvider: Check = ({ country }) => !["AU", "CA", "NZ", "US"].includes(country ?? "");

/** Whether one of the legal pages is the legal notice of the country. */
export const isNotice = ({ legal, legalPages }: Project): boolean =>
  legalPages.some(({ path }) => path === legal.law?.notice?.path);
