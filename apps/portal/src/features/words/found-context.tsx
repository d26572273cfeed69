import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import { defaultOnboarding, type OnboardingFormData } from "@sitewright/spec-core/onboarding";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import {
  type FoundAnswers,
  type FoundField,
  type FoundText,
  foundAnswers,
} from "../../lib/words/found-answers.ts";
import { type ReadWords, useWords } from "../../lib/words/use-words.ts";

/** Debounce of parsing the form: long enough that the person is not in the middle of a word. */
const debounceMs = 500;

/**
 * The form without the optional fields: the library omits what they contain, so that with their values an
 * accepted suggestion would disappear and could not be undone.
 */
const withoutDetails = (form: OnboardingFormData): OnboardingFormData => ({
  ...form,
  contact: { ...defaultOnboarding.formData.contact, country: form.contact.country },
  registrationNumber: "",
  offers: [],
});

const FoundContext = createContext<FoundAnswers | null>(null);

interface ReaderProps {
  read: ReadWords | undefined;
  onFound: (found: FoundAnswers | null) => void;
}

/** Reads the texts while mounted; renders nothing, so that only the fields whose suggestions change re-render. */
function Reader({ read, onFound }: ReaderProps) {
  const result = useWords({ isWanted: true, read, debounceMs, part: withoutDetails });
  const facts = result.state === "ready" ? result.words.facts : null;
  const found = useMemo(() => facts && foundAnswers(facts), [facts]);
  useEffect(() => onFound(found), [found, onFound]);
  return null;
}

interface FoundProviderProps {
  /** The texts are to be read. */
  isWanted: boolean;
  read: ReadWords | undefined;
  children: ReactNode;
}

/**
 * Provides the fields inside with what the client's texts suggest for them, outside of typing. Without it
 * they have no suggestions.
 */
export function FoundProvider({ isWanted, read, children }: FoundProviderProps) {
  const [found, setFound] = useState<FoundAnswers | null>(null);
  return (
    <FoundContext value={found}>
      {isWanted && (
        <ErrorBoundary fallback={null}>
          <Reader read={read} onFound={setFound} />
        </ErrorBoundary>
      )}
      {children}
    </FoundContext>
  );
}

/** The suggestion for a field, if any. */
export const useFound = (name: FoundField): FoundText | undefined => useContext(FoundContext)?.[name];

/** The offers that the texts name, if any. */
export const useFoundOffers = (): FoundAnswers["offers"] => useContext(FoundContext)?.offers;
