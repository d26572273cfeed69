import { create } from "zustand";
import type { Choices } from "./merge-answers.ts";
import type { Ask, Question } from "./resolve-conflicts.ts";

/** A question that stands on the screen. */
export interface OpenQuestion extends Question {
  readonly answer: (choices: Choices | null) => void;
}

/** The question that the person has not answered yet. */
export const useOpenQuestion = create<{ readonly question: OpenQuestion | null }>()(() => ({
  question: null,
}));

/** Takes the question back; whoever asked hears null. */
export const withdrawQuestion = (): void => useOpenQuestion.getState().question?.answer(null);

/** Puts a question on the screen, in place of one that stands there. */
export const askPerson: Ask = (question) => {
  withdrawQuestion();
  return new Promise((resolve) => {
    const answer = (choices: Choices | null): void => {
      useOpenQuestion.setState({ question: null });
      resolve(choices);
    };
    useOpenQuestion.setState({ question: { ...question, answer } });
  });
};
