import {
  type LayoutTemplates,
  limits,
  type Offer,
  type Onboarding,
  type OnboardingFormData,
  type PageNode,
  type UploadedFile,
} from "@sitewright/spec-core/onboarding";
import { isEqual } from "../is-equal.ts";
import { mergeList, pick, type ThreeWay } from "./three-way.ts";

/**
 * An answer that is merged as a whole: a text, a switch, a choice, the arrangement of the pages, the offers.
 * Offers have no id while they are typed, so that merging them by element could lose one silently.
 */
export type Answer = string | boolean | null | undefined | readonly PageNode[] | readonly Offer[];

/** An answer that both sides changed, each to something else. `path` as in an issue: `formData.niche`. */
export interface Conflict {
  readonly path: string;
  readonly mine: Answer;
  readonly theirs: Answer;
}

/** Which side each conflicting answer is taken from, by path. */
export type Choices = Readonly<Record<string, "mine" | "theirs">>;

/** The result of a merge. Where a conflict is not settled, `answers` has mine. */
export interface MergeResult {
  readonly answers: Onboarding;
  readonly conflicts: readonly Conflict[];
  /** Paths of the answers that came from the other side. */
  readonly incoming: readonly string[];
}

type FormLists = Pick<
  OnboardingFormData,
  "goals" | "pages" | "customPages" | "contentDocuments" | "socialMedia" | "contact" | "wordChoices"
>;

function plainAnswers(form: OnboardingFormData): Omit<OnboardingFormData, keyof FormLists> {
  const {
    goals: _1,
    pages: _2,
    customPages: _3,
    contentDocuments: _4,
    socialMedia: _5,
    contact: _6,
    wordChoices: _7,
    ...plain
  } = form;
  return plain;
}

const nameKey = (name: string): string => name.trim().toLowerCase();
const idOf = ({ id }: { readonly id: string }): string => id;
const keepMine = <T>(mine: T): T => mine;
/**
 * A file that has reached the server wins over its preview. Its role is merged apart: mine, unless only they changed
 * it.
 */
function mergeFile(mine: UploadedFile, theirs: UploadedFile, base: UploadedFile | undefined): UploadedFile {
  const { role: _, ...file } = theirs.isTemporary ? mine : theirs;
  const role = mine.role === base?.role ? theirs.role : mine.role;
  return role === undefined ? file : { ...file, role };
}

/** The state of one merge. */
class Merger {
  readonly conflicts: Conflict[] = [];
  readonly incoming: string[] = [];
  readonly #choices: Choices;

  constructor(choices: Choices) {
    this.#choices = choices;
  }

  answer<T extends Answer>(path: string, { base, mine, theirs }: ThreeWay<T>): T {
    if (isEqual(mine, theirs) || isEqual(theirs, base)) return mine;
    const choice = this.#choices[path];
    if (choice === "theirs" || isEqual(mine, base)) {
      this.incoming.push(path);
      return theirs;
    }
    if (choice === undefined) this.conflicts.push({ path, mine, theirs });
    return mine;
  }

  fields<T extends { [K in keyof T]: Answer }>(path: string, sides: ThreeWay<T>): T {
    const merged: T = { ...sides.mine };
    for (const key in merged)
      merged[key] = this.answer(
        `${path}.${key}`,
        pick(sides, (whole) => whole[key]),
      );
    return merged;
  }

  list<T>(
    path: string,
    sides: ThreeWay<readonly T[]>,
    how: {
      readonly keyOf: (element: T) => string;
      readonly mergeElement: (mine: T, theirs: T, base: T | undefined) => T;
    },
  ): T[] {
    const merged = mergeList({ sides, ...how });
    if (!isEqual(merged.map(how.keyOf), sides.mine.map(how.keyOf))) this.incoming.push(path);
    return merged;
  }

  form(sides: ThreeWay<OnboardingFormData>): OnboardingFormData {
    const names = { keyOf: nameKey, mergeElement: keepMine<string> };
    const merged = {
      ...this.fields("formData", pick(sides, plainAnswers)),
      goals: this.list(
        "formData.goals",
        pick(sides, (form) => form.goals),
        names,
      ),
      pages: this.list(
        "formData.pages",
        pick(sides, (form) => form.pages),
        names,
      ),
      customPages: this.list(
        "formData.customPages",
        pick(sides, (form) => form.customPages),
        names,
      ),
      contentDocuments: this.list(
        "formData.contentDocuments",
        pick(sides, (form) => form.contentDocuments),
        { keyOf: idOf, mergeElement: keepMine },
      ),
      socialMedia: this.fields(
        "formData.socialMedia",
        pick(sides, (form) => form.socialMedia),
      ),
      contact: this.fields(
        "formData.contact",
        pick(sides, (form) => form.contact),
      ),
      // Two full lists merged can exceed the form's limit: the oldest choices are dropped.
      wordChoices: this.list(
        "formData.wordChoices",
        pick(sides, (form) => form.wordChoices),
        { keyOf: idOf, mergeElement: keepMine },
      ).slice(-limits.wordChoicesMax),
    };
    // The name of a domain or host that one side typed wins over the switch that the other turned off.
    return {
      ...merged,
      hasDomain: merged.hasDomain || merged.domainName !== "",
      hasHosting: merged.hasHosting || merged.hostingProvider !== "",
    };
  }

  templates(sides: ThreeWay<LayoutTemplates>): LayoutTemplates {
    const { base, mine, theirs } = sides;
    const selected = this.answer(
      "layoutTemplates.selected",
      pick(sides, (templates) => templates.selected),
    );
    // The open family of templates is view state: it follows the choice, and is never a conflict.
    const isTheirs = selected !== mine.selected || mine.category === base.category;
    return { selected, category: isTheirs ? theirs.category : mine.category };
  }
}

/**
 * Three-way merge of two descendants of the same answers by field: a change of one side is taken, and so is an
 * identical change of both. Different changes of both are a conflict, which `choices` settle. Lists merge by element
 * and have no conflicts. Pure.
 */
export function mergeAnswers(sides: ThreeWay<Onboarding>, choices: Choices = {}): MergeResult {
  const merger = new Merger(choices);
  const pageTree = merger.answer(
    "pageTree",
    pick(sides, (answers) => answers.pageTree),
  );
  const { pageTree: _, ...mine } = sides.mine;
  const answers: Onboarding = {
    ...mine,
    formData: merger.form(pick(sides, (whole) => whole.formData)),
    themeColors: merger.fields(
      "themeColors",
      pick(sides, (whole) => whole.themeColors),
    ),
    fonts: merger.fields(
      "fonts",
      pick(sides, (whole) => whole.fonts),
    ),
    selectedButtonStyle: merger.answer(
      "selectedButtonStyle",
      pick(sides, (whole) => whole.selectedButtonStyle),
    ),
    layoutSections: merger.fields(
      "layoutSections",
      pick(sides, (whole) => whole.layoutSections),
    ),
    layoutTemplates: merger.templates(pick(sides, (whole) => whole.layoutTemplates)),
    pageLayout: merger.answer(
      "pageLayout",
      pick(sides, (whole) => whole.pageLayout),
    ),
    ...(pageTree === undefined ? {} : { pageTree }),
    uploadedFiles: merger.list(
      "uploadedFiles",
      pick(sides, (whole) => whole.uploadedFiles),
      { keyOf: idOf, mergeElement: mergeFile },
    ),
  };
  return { answers, conflicts: merger.conflicts, incoming: merger.incoming };
}
