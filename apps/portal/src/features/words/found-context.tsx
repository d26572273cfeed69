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

/** How long the form rests before it is read: long enough that nobody is in the middle of a word. */
const restMs = 500;

/** The form without what was typed into the fields: the library finds nothing twice, and what they hold can be undone. */
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

/** Reads the texts as long as it is there; draws nothing, so that only what changes in the fields is drawn anew. */
function Reader({ read, onFound }: ReaderProps) {
  const result = useWords({ isWanted: true, read, restMs, part: withoutDetails });
  const facts = result.state === "ready" ? result.words.facts : null;
  const found = useMemo(() => facts && foundAnswers(facts), [facts]);
  useEffect(() => onFound(found), [found, onFound]);
  return null;
}

interface FoundProviderProps {
  /** Whether the texts are read. */
  isWanted: boolean;
  read: ReadWords | undefined;
  children: ReactNode;
}

/** Tells the fields inside what the client's texts say of them, off the way of typing. Without it they stay as they are. */
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

/** What the texts say of a field, if anything. */
export const useFound = (name: FoundField): FoundText | undefined => useContext(FoundContext)?.[name];

/** The offers that the texts name, if any. */
export const useFoundOffers = (): FoundAnswers["offers"] => useContext(FoundContext)?.offers;
