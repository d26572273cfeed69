import { createContext, type ReactNode, useContext, useMemo } from "react";
import {
  type FoundAnswers,
  type FoundField,
  type FoundText,
  foundAnswers,
} from "../../lib/words/found-answers.ts";
import { type ReadWords, useWords } from "../../lib/words/use-words.ts";

/** How long the form rests before it is read: long enough that nobody is in the middle of a word. */
const restMs = 500;

const FoundContext = createContext<FoundAnswers | null>(null);

interface FoundProviderProps {
  /** Reads the texts from now on. */
  isWanted: boolean;
  read: ReadWords | undefined;
  children: ReactNode;
}

/** Tells the fields inside what the client's texts say of them, off the way of typing. */
export function FoundProvider({ isWanted, read, children }: FoundProviderProps) {
  const result = useWords({ isWanted, read, restMs });
  const facts = result.state === "ready" ? result.words.facts : null;
  const found = useMemo(() => facts && foundAnswers(facts), [facts]);
  return <FoundContext value={found}>{children}</FoundContext>;
}

/** What the texts say of a field, if anything. */
export const useFound = (name: FoundField): FoundText | undefined => useContext(FoundContext)?.[name];

/** The offers that the texts name, if any. */
export const useFoundOffers = (): FoundAnswers["offers"] => useContext(FoundContext)?.offers;
