import {
  type Salvaged,
  type Salvager,
  salvageFields,
  salvageList,
  salvageValue,
} from "@sitewright/app-kit/salvage";
import { parseJson } from "@sitewright/app-kit/storage";
import { wizardPositionSchema } from "@sitewright/contracts";
import {
  formDataSchema,
  type Onboarding,
  onboardingSchema,
  type UploadedFile,
  uploadedFileSchema,
} from "@sitewright/spec-core/onboarding";
import { z } from "zod";
import { isEqual } from "../is-equal.ts";
import { clearedSchema, completionOf, sentProjectSchema, type WizardState } from "../wizard/wizard-store.ts";

/** A part of the state with its own key in the browser's storage. */
export interface StoredPart {
  readonly key: string;
  /** The part as text; null removes the key. */
  write(state: WizardState): string | null;
  /** The value of a stored text without what each tab has for itself: what tabs are compared by. */
  comparable(text: string): unknown;
  /** The state with the stored part. What cannot be read stays as it is in `state`, and `isDamaged` is set. */
  restore(state: WizardState, raw: unknown): Salvaged<WizardState>;
}

interface Lens<T> {
  get(state: WizardState): T;
  set(state: WizardState, value: T): WizardState;
  readonly salvage: Salvager<T>;
}

function part<T>(name: string, { get, set, salvage }: Lens<T>): StoredPart {
  return {
    key: `onboarding_${name}`,
    write: (state) => {
      const value = get(state);
      return value === null || value === undefined ? null : JSON.stringify(value);
    },
    comparable: parseJson,
    restore: (state, raw) => {
      const { value, isDamaged } = salvage(raw, get(state));
      return { value: set(state, value), isDamaged };
    },
  };
}

const answerPart = <K extends keyof Onboarding>(key: K, salvage: Salvager<Onboarding[K]>): StoredPart =>
  part<Onboarding[K]>(key, {
    get: ({ onboarding }) => onboarding[key],
    set: (state, value) => ({ ...state, onboarding: { ...state.onboarding, [key]: value } }),
    salvage,
  });

const positionPart = <K extends keyof WizardState["position"]>(
  key: K,
  salvage: Salvager<WizardState["position"][K]>,
): StoredPart =>
  part<WizardState["position"][K]>(key, {
    get: ({ position }) => position[key],
    set: (state, value) => ({ ...state, position: { ...state.position, [key]: value } }),
    salvage,
  });

const answersShape = onboardingSchema.shape;
const positionShape = wizardPositionSchema.shape;
const editingSchema = z.object({ projectId: z.string().min(1), version: z.int().positive() });

/** An object URL is invalid after a reload: the bytes have to be found or chosen again. */
const withoutDeadPreview = (file: UploadedFile): UploadedFile =>
  file.url.startsWith("blob:") ? { ...file, url: "", isTemporary: true } : file;

const files = salvageList(uploadedFileSchema);
const fonts = salvageFields(answersShape.fonts);

/** The edited project: whose answers the other keys hold. */
export const editingPart = part("editing", {
  get: ({ editing }) => editing,
  set: (state, editing) => ({ ...state, editing }),
  salvage: salvageValue<WizardState["editing"]>(editingSchema.nullable()),
});

/** The submitted project that the answers are; none once another project has begun. */
export const sentPart = part("sent", {
  get: ({ sent }) => sent,
  set: (state, sent) => ({ ...state, sent }),
  salvage: salvageValue<WizardState["sent"]>(sentProjectSchema.nullable()),
});

/**
 * The completion of each of the nine steps. The welcome follows from `journeyStarted`, which is per tab: it
 * is written but not read, or a tab that has started and one that has not would overwrite each other
 * endlessly.
 */
const marksPart: StoredPart = {
  ...part<WizardState["position"]["completionStatus"]>("completionStatus", {
    get: completionOf,
    set: (state, { welcome: _, ...marks }) => {
      const { welcome } = completionOf(state);
      return { ...state, position: { ...state.position, completionStatus: { ...marks, welcome } } };
    },
    salvage: salvageFields(positionShape.completionStatus),
  }),
  comparable: (text) => ({ ...Object(parseJson(text)), welcome: undefined }),
};

/**
 * The arrangement of the pages; an empty list where they are in their default order, since a missing key is not read as
 * a change.
 */
const pageTreePart = part<NonNullable<Onboarding["pageTree"]>>("pageTree", {
  get: ({ onboarding }) => onboarding.pageTree ?? [],
  set: (state, tree) => {
    const { pageTree: _, ...plain } = state.onboarding;
    return { ...state, onboarding: tree.length === 0 ? plain : { ...plain, pageTree: tree } };
  },
  salvage: salvageValue(answersShape.pageTree.unwrap()),
});

/**
 * Every stored part, each under its own key; the edited project first, since it decides whose answers the others are.
 */
export const storedParts: readonly StoredPart[] = [
  editingPart,
  answerPart("formData", salvageFields(formDataSchema)),
  answerPart("themeColors", salvageFields(answersShape.themeColors)),
  answerPart("fonts", (raw, fallback) => {
    const { value, isDamaged } = fonts(raw, fallback);
    // The stored family is not available any more: it was replaced by another.
    return { value, isDamaged: isDamaged || !isEqual(raw, value) };
  }),
  answerPart("selectedButtonStyle", salvageValue(answersShape.selectedButtonStyle)),
  answerPart("layoutSections", salvageFields(answersShape.layoutSections)),
  answerPart("layoutTemplates", salvageFields(answersShape.layoutTemplates)),
  answerPart("pageLayout", salvageValue(answersShape.pageLayout)),
  pageTreePart,
  answerPart("uploadedFiles", (raw, fallback) => {
    const { value, isDamaged } = files(raw, fallback);
    const known = new Set(value.map((file) => file.id));
    const missing = isDamaged ? fallback.filter((file) => !known.has(file.id)) : [];
    return { value: [...value, ...missing].map(withoutDeadPreview), isDamaged };
  }),
  sentPart,
  part("cleared", {
    get: ({ cleared }) => cleared,
    set: (state, cleared) => ({ ...state, cleared }),
    salvage: salvageFields(clearedSchema),
  }),
  positionPart("activeTab", salvageValue(positionShape.activeTab)),
  positionPart("journeyStarted", salvageValue(positionShape.journeyStarted)),
  positionPart("visitedTabs", salvageFields(positionShape.visitedTabs)),
  marksPart,
];
