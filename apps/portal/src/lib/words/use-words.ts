import type { Words } from "@sitewright/spec-core/content";
import type { OnboardingFormData } from "@sitewright/spec-core/onboarding";
import { useEffect, useMemo, useState } from "react";
import { useWizard } from "../wizard/wizard-store.ts";

/** Reads statements and facts from the answers. */
export type ReadWords = (form: OnboardingFormData) => Words;

/** The details that were read from the answers: nothing before their code is loaded, or where that failed. */
export type WordsState =
  | { readonly state: "waiting" }
  | { readonly state: "failed"; readonly retry: () => void }
  | { readonly state: "ready"; readonly words: Words };

let known: ReadWords | null = null;

async function fetchReader(): Promise<ReadWords> {
  known ??= (await import("@sitewright/spec-core/content")).publicWords;
  return known;
}

/** The code that reads, loaded once it is wanted. */
function useReader(given: ReadWords | undefined, isWanted: boolean) {
  const [reader, setReader] = useState(() => given ?? known);
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState<number | null>(null);
  useEffect(() => {
    if (reader || !isWanted) return;
    fetchReader().then(
      (fetched) => setReader(() => fetched),
      (error: unknown) => {
        console.error(error);
        setFailedAt(attempt);
      },
    );
  }, [reader, isWanted, attempt]);
  return { reader, hasFailed: failedAt === attempt, retry: () => setAttempt(attempt + 1) };
}

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
  /** Loads the code and reads from now on. */
  readonly isWanted: boolean;
  /** Debounce in milliseconds, so that typing never waits for the reading. */
  readonly debounceMs: number;
  /** Replaces the library, for tests. */
  readonly read?: ReadWords | undefined;
  /** The part of the form to read; by default all of it. Keeps its identity. */
  readonly part?: (form: OnboardingFormData) => OnboardingFormData;
}

const whole = (form: OnboardingFormData): OnboardingFormData => form;

/** The details that the library reads from the answers, while they are wanted. */
export function useWords({ isWanted, debounceMs, read, part = whole }: UseWordsOptions): WordsState {
  const { reader, hasFailed, retry } = useReader(read, isWanted);
  const form = useDebouncedForm(debounceMs);
  const words = useMemo(
    () => (isWanted && reader ? reader(part(form)) : null),
    [isWanted, reader, part, form],
  );
  if (words) return { state: "ready", words };
  return hasFailed ? { state: "failed", retry } : { state: "waiting" };
}
