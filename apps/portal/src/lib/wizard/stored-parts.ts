import {
  type Salvaged,
  type Salvager,
  salvageFields,
  salvageList,
  salvageValue,
} from "@sitewright/app-kit/salvage";
import { wizardPositionSchema } from "@sitewright/contracts";
import {
  formDataSchema,
  type Onboarding,
  onboardingSchema,
  type UploadedFile,
  uploadedFileSchema,
} from "@sitewright/spec-core/onboarding";
import { z } from "zod";
import { isEqual } from "../saving/is-equal.ts";
import { clearedSchema } from "./cleared.ts";
import { sentProjectSchema } from "./sent-project.ts";
import { completionOf, type WizardState } from "./wizard-state.ts";

/** A part of the state that has a key of its own in the browser's storage. */
export interface StoredPart {
  readonly key: string;
  /** The part as text; null removes the key. */
  write(state: WizardState): string | null;
  /** What another tab can tell this one by that text; left out is what each tab has for itself. */
  news(text: string): unknown;
  /** The state with the part as it was stored. What cannot be read stays as it is in `state`, and is told by `isDamaged`. */
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
    news: parseJson,
    restore: (state, raw) => {
      const { value, isDamaged } = salvage(raw, get(state));
      return { value: set(state, value), isDamaged };
    },
  };
}

/** What a stored text says; undefined where it cannot be read. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const answer = <K extends keyof Onboarding>(key: K, salvage: Salvager<Onboarding[K]>): StoredPart =>
  part<Onboarding[K]>(key, {
    get: ({ onboarding }) => onboarding[key],
    set: (state, value) => ({ ...state, onboarding: { ...state.onboarding, [key]: value } }),
    salvage,
  });

const place = <K extends keyof WizardState["position"]>(
  key: K,
  salvage: Salvager<WizardState["position"][K]>,
): StoredPart =>
  part<WizardState["position"][K]>(key, {
    get: ({ position }) => position[key],
    set: (state, value) => ({ ...state, position: { ...state.position, [key]: value } }),
    salvage,
  });

const shape = onboardingSchema.shape;
const at = wizardPositionSchema.shape;
const editingSchema = z.object({ projectId: z.string().min(1), version: z.int().positive() });

/** An address of this page's memory means nothing after a reload: the bytes have to be found or chosen again. */
const withoutDeadPreview = (file: UploadedFile): UploadedFile =>
  file.url.startsWith("blob:") ? { ...file, url: "", isTemporary: true } : file;

const files = salvageList(uploadedFileSchema);
const fonts = salvageFields(shape.fonts);

/** What is being edited: which answers the other keys hold. */
export const editingPart = part("editing", {
  get: ({ editing }) => editing,
  set: (state, editing) => ({ ...state, editing }),
  salvage: salvageValue<WizardState["editing"]>(editingSchema.nullable()),
});

/**
 * Whether each of the nine steps is done. The welcome follows from `journeyStarted`, which each tab has for itself: it
 * is written but not read, or a tab that has started and one that has not would correct each other without end.
 */
const marksPart: StoredPart = {
  ...part<WizardState["position"]["completionStatus"]>("completionStatus", {
    get: completionOf,
    set: (state, { welcome: _, ...marks }) => {
      const { welcome } = completionOf(state);
      return { ...state, position: { ...state.position, completionStatus: { ...marks, welcome } } };
    },
    salvage: salvageFields(at.completionStatus),
  }),
  news: (text) => ({ ...Object(parseJson(text)), welcome: undefined }),
};

/**
 * The arrangement of the pages; an empty one where they stand in their plain order, since a key that is missing says
 * nothing.
 */
const pageTreePart = part<NonNullable<Onboarding["pageTree"]>>("pageTree", {
  get: ({ onboarding }) => onboarding.pageTree ?? [],
  set: (state, tree) => {
    const { pageTree: _, ...plain } = state.onboarding;
    return { ...state, onboarding: tree.length === 0 ? plain : { ...plain, pageTree: tree } };
  },
  salvage: salvageValue(shape.pageTree.unwrap()),
});

/** Every part that is kept, each under its own key; first the one that says which answers the others hold. */
export const storedParts: readonly StoredPart[] = [
  editingPart,
  answer("formData", salvageFields(formDataSchema)),
  answer("themeColors", salvageFields(shape.themeColors)),
  answer("fonts", (raw, fallback) => {
    const { value, isDamaged } = fonts(raw, fallback);
    // A family that no website can be set in was stored: another stands in its place.
    return { value, isDamaged: isDamaged || !isEqual(raw, value) };
  }),
  answer("selectedButtonStyle", salvageValue(shape.selectedButtonStyle)),
  answer("layoutSections", salvageFields(shape.layoutSections)),
  answer("layoutTemplates", salvageFields(shape.layoutTemplates)),
  answer("pageLayout", salvageValue(shape.pageLayout)),
  pageTreePart,
  answer("uploadedFiles", (raw, fallback) => {
    const { value, isDamaged } = files(raw, fallback);
    const known = new Set(value.map((file) => file.id));
    const missing = isDamaged ? fallback.filter((file) => !known.has(file.id)) : [];
    return { value: [...value, ...missing].map(withoutDeadPreview), isDamaged };
  }),
  part("sent", {
    get: ({ sent }) => sent,
    set: (state, sent) => ({ ...state, sent }),
    salvage: salvageValue<WizardState["sent"]>(sentProjectSchema.nullable()),
  }),
  part("cleared", {
    get: ({ cleared }) => cleared,
    set: (state, cleared) => ({ ...state, cleared }),
    salvage: salvageFields(clearedSchema),
  }),
  place("activeTab", salvageValue(at.activeTab)),
  place("journeyStarted", salvageValue(at.journeyStarted)),
  place("visitedTabs", salvageFields(at.visitedTabs)),
  marksPart,
];
