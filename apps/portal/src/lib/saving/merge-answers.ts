import type {
  LayoutTemplates,
  Onboarding,
  OnboardingFormData,
  PageNode,
  UploadedFile,
} from "@sitewright/spec-core/onboarding";
import { isEqual } from "../is-equal.ts";
import { mergeList, partOf, type Sides } from "./three-way.ts";

/** An answer that stands for itself: a text, a switch, a choice, the arrangement of the pages. */
export type Answer = string | boolean | null | undefined | readonly PageNode[];

/** An answer that both sides changed, each to something else. `path` as in an issue: `formData.niche`. */
export interface Conflict {
  readonly path: string;
  readonly mine: Answer;
  readonly theirs: Answer;
}

/** Which side each clashing answer is taken from, by path. */
export type Choices = Readonly<Record<string, "mine" | "theirs">>;

/** What came of a merge. An unsettled clash has my answer in `answers`. */
export interface Merge {
  readonly answers: Onboarding;
  readonly clashes: readonly Conflict[];
  /** Paths of the answers that came from the other side. */
  readonly news: readonly string[];
}

type FormLists = Pick<
  OnboardingFormData,
  "goals" | "pages" | "customPages" | "contentDocuments" | "socialMedia"
>;

function plainAnswers(form: OnboardingFormData): Omit<OnboardingFormData, keyof FormLists> {
  const { goals: _1, pages: _2, customPages: _3, contentDocuments: _4, socialMedia: _5, ...plain } = form;
  return plain;
}

const nameKey = (name: string): string => name.trim().toLowerCase();
const idOf = ({ id }: { readonly id: string }): string => id;
const takeMine = <T>(mine: T): T => mine;
/** A file that has reached the server wins over its preview. Its role is merged apart: mine, unless only they changed it. */
function storedFile(mine: UploadedFile, theirs: UploadedFile, base: UploadedFile | undefined): UploadedFile {
  const { role: _, ...file } = theirs.isTemporary ? mine : theirs;
  const role = mine.role === base?.role ? theirs.role : mine.role;
  return role === undefined ? file : { ...file, role };
}

/** One merge under way. */
class Merger {
  readonly clashes: Conflict[] = [];
  readonly news: string[] = [];
  readonly #choices: Choices;

  constructor(choices: Choices) {
    this.#choices = choices;
  }

  answer<T extends Answer>(path: string, { base, mine, theirs }: Sides<T>): T {
    if (isEqual(mine, theirs) || isEqual(theirs, base)) return mine;
    const choice = this.#choices[path];
    if (choice === "theirs" || isEqual(mine, base)) {
      this.news.push(path);
      return theirs;
    }
    if (choice === undefined) this.clashes.push({ path, mine, theirs });
    return mine;
  }

  fields<T extends { [K in keyof T]: Answer }>(path: string, sides: Sides<T>): T {
    const merged: T = { ...sides.mine };
    for (const key in merged)
      merged[key] = this.answer(
        `${path}.${key}`,
        partOf(sides, (whole) => whole[key]),
      );
    return merged;
  }

  list<T>(
    path: string,
    sides: Sides<readonly T[]>,
    how: {
      readonly keyOf: (element: T) => string;
      readonly both: (mine: T, theirs: T, base: T | undefined) => T;
    },
  ): T[] {
    const merged = mergeList({ sides, ...how });
    if (!isEqual(merged.map(how.keyOf), sides.mine.map(how.keyOf))) this.news.push(path);
    return merged;
  }

  form(sides: Sides<OnboardingFormData>): OnboardingFormData {
    const names = { keyOf: nameKey, both: takeMine<string> };
    const merged = {
      ...this.fields("formData", partOf(sides, plainAnswers)),
      goals: this.list(
        "formData.goals",
        partOf(sides, (form) => form.goals),
        names,
      ),
      pages: this.list(
        "formData.pages",
        partOf(sides, (form) => form.pages),
        names,
      ),
      customPages: this.list(
        "formData.customPages",
        partOf(sides, (form) => form.customPages),
        names,
      ),
      contentDocuments: this.list(
        "formData.contentDocuments",
        partOf(sides, (form) => form.contentDocuments),
        { keyOf: idOf, both: takeMine },
      ),
      socialMedia: this.fields(
        "formData.socialMedia",
        partOf(sides, (form) => form.socialMedia),
      ),
    };
    // The name of a domain or host that one side wrote stands for the switch that the other turned off.
    return {
      ...merged,
      hasDomain: merged.hasDomain || merged.domainName !== "",
      hasHosting: merged.hasHosting || merged.hostingProvider !== "",
    };
  }

  templates(sides: Sides<LayoutTemplates>): LayoutTemplates {
    const { base, mine, theirs } = sides;
    const selected = this.answer(
      "layoutTemplates.selected",
      partOf(sides, (templates) => templates.selected),
    );
    // Which family of templates is open is a place in the screen: it follows the choice, and is no cause to ask.
    const isTheirs = selected !== mine.selected || mine.category === base.category;
    return { selected, category: isTheirs ? theirs.category : mine.category };
  }
}

/**
 * Merges two descendants of the same answers by field: what one side changed is taken from it, what both changed alike
 * too. What both changed differently is a clash for a person to settle, with `choices`. Lists merge by element and never clash. Pure.
 */
export function mergeAnswers(sides: Sides<Onboarding>, choices: Choices = {}): Merge {
  const merger = new Merger(choices);
  const pageTree = merger.answer(
    "pageTree",
    partOf(sides, (answers) => answers.pageTree),
  );
  const { pageTree: _, ...mine } = sides.mine;
  const answers: Onboarding = {
    ...mine,
    formData: merger.form(partOf(sides, (whole) => whole.formData)),
    themeColors: merger.fields(
      "themeColors",
      partOf(sides, (whole) => whole.themeColors),
    ),
    fonts: merger.fields(
      "fonts",
      partOf(sides, (whole) => whole.fonts),
    ),
    selectedButtonStyle: merger.answer(
      "selectedButtonStyle",
      partOf(sides, (whole) => whole.selectedButtonStyle),
    ),
    layoutSections: merger.fields(
      "layoutSections",
      partOf(sides, (whole) => whole.layoutSections),
    ),
    layoutTemplates: merger.templates(partOf(sides, (whole) => whole.layoutTemplates)),
    pageLayout: merger.answer(
      "pageLayout",
      partOf(sides, (whole) => whole.pageLayout),
    ),
    ...(pageTree === undefined ? {} : { pageTree }),
    uploadedFiles: merger.list(
      "uploadedFiles",
      partOf(sides, (whole) => whole.uploadedFiles),
      { keyOf: idOf, both: storedFile },
    ),
  };
  return { answers, clashes: merger.clashes, news: merger.news };
}
