import type { PublicWords } from "@sitewright/spec-core/content";
import type { OnboardingFormData } from "@sitewright/spec-core/onboarding";
import { useEffect, useState } from "react";
import { siteWorker } from "../preview/site-worker-client.ts";
import { useWizard } from "../wizard/wizard-store.ts";

/** Reads statements and facts from the answers; rejects where its code could not be loaded or failed. */
export type ReadWords = (form: OnboardingFormData) => Promise<PublicWords>;

/** The details that were read from the answers, the last ones while newer answers are being read. */
export type WordsState =
  | { readonly state: "waiting" }
  | { readonly state: "failed"; readonly retry: () => void }
  | { readonly state: "ready"; readonly words: PublicWords };

/** The form as it was after the last pause of this length. */
function useDebouncedForm(debounceMs: number): OnboardingFormData {
  const form = useWizard((state) => state.onboarding.formData);
  const [debounced, setDebounced] = useState(form);
  useEffect(() => {
    if (debounceMs === 0) return;
    const timer = setTimeout(() => setDebounced(form), debounceMs);
    return () => clearTimeout(timer);
  }, [form, debounceMs]);
  return debounceMs === 0 ? form : debounced;
}

interface UseWordsOptions {
  /** Reads from now on. */
  readonly isWanted: boolean;
  /** Debounce in milliseconds, so that no text is read while it is being typed. */
  readonly debounceMs: number;
  /** Replaces the site worker, for tests. Keeps its identity. */
  readonly read?: ReadWords | undefined;
  /** The part of the form to read; by default all of it. Keeps its identity. */
  readonly part?: (form: OnboardingFormData) => OnboardingFormData;
}

const whole = (form: OnboardingFormData): OnboardingFormData => form;

type Result = PublicWords | "waiting" | "failed";

/** The details that the library reads from the answers in a worker, while they are wanted. */
export function useWords({
  isWanted,
  debounceMs,
  read = siteWorker.readWords,
  part = whole,
}: UseWordsOptions): WordsState {
  const form = useDebouncedForm(debounceMs);
  const [result, setResult] = useState<Result>("waiting");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let isLatest = true;
    read(part(form)).then(
      (words) => isLatest && setResult(words),
      (error: unknown) => {
        console.error(error);
        if (isLatest) setResult("failed");
      },
    );
    return () => {
      isLatest = false;
    };
  }, [isWanted, read, part, form, attempt]);
  if (result === "failed") return { state: "failed", retry: () => setAttempt(attempt + 1) };
  return result === "waiting" ? { state: "waiting" } : { state: "ready", words: result };
}
