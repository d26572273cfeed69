import { wizardPositionSchema } from "@sitewright/contracts";
import {
  formDataSchema,
  type Onboarding,
  onboardingSchema,
  type UploadedFile,
  uploadedFileSchema,
} from "@sitewright/spec-core/onboarding";
import { z } from "zod";
import { type Salvaged, salvageFields, salvageList, salvageValue } from "../storage/salvage.ts";
import { initialWizardState, type WizardState } from "./wizard-state.ts";

/** A part of the state that has a key of its own in the browser's storage. */
export interface StoredPart {
  readonly key: string;
  /** Whether two states hold the same part, told by identity. */
  isSame(a: WizardState, b: WizardState): boolean;
  /** The part as text; null removes the key. */
  write(state: WizardState): string | null;
  /** The state with the part as it was stored; `isDamaged` when some of it could not be read. */
  restore(state: WizardState, raw: unknown): Salvaged<WizardState>;
}

interface Lens<T> {
  get(state: WizardState): T;
  set(state: WizardState, value: T): WizardState;
  salvage(raw: unknown): Salvaged<T>;
}

function part<T>(name: string, { get, set, salvage }: Lens<T>): StoredPart {
  return {
    key: `onboarding_${name}`,
    isSame: (a, b) => get(a) === get(b),
    write: (state) => {
      const value = get(state);
      return value === null || value === undefined ? null : JSON.stringify(value);
    },
    restore: (state, raw) => {
      const { value, isDamaged } = salvage(raw);
      return { value: set(state, value), isDamaged };
    },
  };
}

const answer = <K extends keyof Onboarding>(
  key: K,
  salvage: (raw: unknown) => Salvaged<Onboarding[K]>,
): StoredPart =>
  part<Onboarding[K]>(key, {
    get: ({ onboarding }) => onboarding[key],
    set: (state, value) => ({ ...state, onboarding: { ...state.onboarding, [key]: value } }),
    salvage,
  });

const place = <K extends keyof WizardState["position"]>(
  key: K,
  salvage: (raw: unknown) => Salvaged<WizardState["position"][K]>,
): StoredPart =>
  part<WizardState["position"][K]>(key, {
    get: ({ position }) => position[key],
    set: (state, value) => ({ ...state, position: { ...state.position, [key]: value } }),
    salvage,
  });

const shape = onboardingSchema.shape;
const at = wizardPositionSchema.shape;
const first = initialWizardState;
const editingSchema = z.object({ projectId: z.string().min(1), version: z.int().positive() });

/** An address of this page's memory means nothing after a reload: the bytes have to be found or chosen again. */
const withoutDeadPreview = (file: UploadedFile): UploadedFile =>
  file.url.startsWith("blob:") ? { ...file, url: "", isTemporary: true } : file;

const files = salvageList(uploadedFileSchema);

/** Every part that is kept, each under its own key. */
export const storedParts: readonly StoredPart[] = [
  answer("formData", salvageFields(formDataSchema, first.onboarding.formData)),
  answer("themeColors", salvageFields(shape.themeColors, first.onboarding.themeColors)),
  answer("fonts", salvageFields(shape.fonts, first.onboarding.fonts)),
  answer("selectedButtonStyle", salvageValue(shape.selectedButtonStyle, "classic")),
  answer("layoutSections", salvageFields(shape.layoutSections, first.onboarding.layoutSections)),
  answer("layoutTemplates", salvageFields(shape.layoutTemplates, first.onboarding.layoutTemplates)),
  answer("pageLayout", salvageValue(shape.pageLayout, "contained")),
  answer("pageTree", salvageValue<Onboarding["pageTree"]>(shape.pageTree, undefined)),
  answer("uploadedFiles", (raw) => {
    const { value, isDamaged } = files(raw);
    return { value: value.map(withoutDeadPreview), isDamaged };
  }),
  place("activeTab", salvageValue(at.activeTab, "welcome")),
  place("journeyStarted", salvageValue(at.journeyStarted, false)),
  place("visitedTabs", salvageFields(at.visitedTabs, {})),
  place("completionStatus", salvageFields(at.completionStatus, {})),
  part("editing", {
    get: ({ editing }) => editing,
    set: (state, editing) => ({ ...state, editing }),
    salvage: salvageValue<WizardState["editing"]>(editingSchema, null),
  }),
];
