import { limits, type WordChoice } from "@sitewright/spec-core/onboarding";
import { formUpdated } from "./answers.ts";
import { useWizard, type WizardChange } from "./wizard-store.ts";

/** From this many choices on, those whose statement or fact is no longer in the answers are dropped. */
const pruneAbove = 400;

/** Choices as they are stored, the newest last; at most `limits.wordChoicesMax`. */
function stored(choices: readonly WordChoice[], known: ReadonlySet<string>): WordChoice[] {
  const kept = choices.length > pruneAbove ? choices.filter(({ id }) => known.has(id)) : choices;
  return kept.slice(-limits.wordChoicesMax);
}

/**
 * Decides about statements and facts. A corrected text stays with its fact until another replaces it.
 * `known`: the ids in the current answers; the choice about an edited sentence is kept, in case it returns,
 * while there is room.
 */
export const wordsDecided =
  (decided: readonly WordChoice[], known: ReadonlySet<string>): WizardChange =>
  (state) => {
    const choices = new Map(state.onboarding.formData.wordChoices.map((choice) => [choice.id, choice]));
    for (const choice of decided) {
      const before = choices.get(choice.id);
      choices.delete(choice.id);
      choices.set(choice.id, { ...before, ...choice });
    }
    return formUpdated({ wordChoices: stored([...choices.values()], known) })(state);
  };

/** Decides in the open wizard. Not part of `wizard`, so that only the last step loads it. */
export const decideWords = (decided: readonly WordChoice[], known: ReadonlySet<string>): void =>
  useWizard.setState(wordsDecided(decided, known), true);
