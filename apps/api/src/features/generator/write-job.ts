import { countWords, postCategorySchema } from "@sitewright/articles";
import { articles } from "@sitewright/articles/articles";
import { brand } from "@sitewright/brand";
import { generatedWords } from "@sitewright/contracts";
import { z } from "zod";
import type { Db } from "../../db/open.ts";
import { defineJob, type Job, type JobKind, type JobRun } from "../../jobs/job.ts";
import { EndedInFailure, RetryLater } from "../../jobs/run-errors.ts";
import { ModelError } from "../../model-provider/model-error.ts";
import type { ModelProvider } from "../../model-provider/model-provider.ts";
import { findClaims } from "./claims/find-claims.ts";
import { knownOf } from "./known.ts";
import { beginRun, endGeneration, type GenerationRow, saveWriting } from "./store.ts";
import { factsOf } from "./text/facts.ts";
import type { Topic } from "./text/prompts.ts";
import { TooShort, writeText } from "./text/write-text.ts";

/** The job that writes one text. */
export const writeKind: JobKind<{ generationId: string }> = {
  kind: "write-post",
  schema: z.object({ generationId: z.string() }),
};

interface WriteOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly model: ModelProvider | undefined;
}

const maxAttempts = 5;
/** The text is stored each time it has grown by this many characters. */
const saveEvery = 160;
/** The number of our articles that a model gets as examples, and the characters of each. */
const voiceArticles = 2;
const voiceLength = 2400;

const noModel = "No model is set up any longer.";
const givenUp = "It will not be retried.";
/** Shown if no run was able to store its own error. */
const ended = `The server stopped during every attempt. ${givenUp}`;

const topicOf = ({ title, keyword, category }: GenerationRow): Topic => ({
  title,
  keyword,
  category: postCategorySchema.safeParse(category).data ?? "general",
});

/**
 * The facts about the agency for the model, and examples of our style; articles of the same category come
 * first.
 */
function backgroundFor({ category }: Topic) {
  const near = articles.toSorted(
    (a, b) => Number(b.category === category) - Number(a.category === category) || a.number - b.number,
  );
  const voice = near.slice(0, voiceArticles).map(({ content }) => content.slice(0, voiceLength));
  return { facts: factsOf(brand), voice };
}

class Cancelled extends Error {
  override name = "Cancelled";
}

/**
 * Creates the function that stores a text as it grows, and stops the run if the generation was cancelled.
 */
function createSave(db: Db, id: string, { progress, signal }: JobRun) {
  let saved = 0;
  return async (text: string): Promise<void> => {
    if (Math.abs(text.length - saved) < saveEvery) return;
    saved = text.length;
    if (!(await saveWriting(db, id, { content: text }))) throw new Cancelled();
    await progress(Math.min(countWords(text), generatedWords.min), generatedWords.min);
    signal.throwIfAborted();
  };
}

/** The stored form of a finished text, with highlights of the claims to check. */
function finished(topic: Topic, text: Awaited<ReturnType<typeof writeText>>) {
  const known = knownOf(topic);
  // Takeaways cannot have highlights, so those with a claim are left out.
  const keyTakeaways = text.keyTakeaways.filter((line) => findClaims(line, known).length === 0);
  return {
    content: text.content,
    keyTakeaways: JSON.stringify(keyTakeaways),
    marks: JSON.stringify(findClaims(text.content, known)),
  };
}

/** True if a retry may succeed. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof TooShort) &&
  !(error instanceof ModelError && (error.fault === "limit" || error.fault === "refused"));

/**
 * Writes a text and stores it as it grows, so that all readers see it, and another process can continue it.
 * Temporary failures are retried; a refusal by the model or its limit, and the last failure, end the
 * generation with that reason.
 */
export const createWriteJob = ({ db, now, model }: WriteOptions): Job =>
  defineJob({
    ...writeKind,
    maxAttempts,
    giveUp: ({ generationId }) =>
      endGeneration(db, generationId, { state: "failed", error: ended, finishedAt: now() }),
    async run({ generationId: id }, run) {
      const row = await beginRun(db, id);
      if (!row) return "nothing to write";
      const fail = async (error: string) => {
        await endGeneration(db, id, { state: "failed", error, finishedAt: now() });
        throw new EndedInFailure(error);
      };
      if (!model) return fail(noModel);
      const topic = topicOf(row);
      const background = backgroundFor(topic);
      const { signal } = run;
      const onText = createSave(db, id, run);
      try {
        const text = await writeText({ topic, background, model, begun: row.content, signal, onText });
        const end = finished(topic, text);
        await endGeneration(db, id, { state: "done", error: "", ...end, finishedAt: now() });
        return "written";
      } catch (error) {
        if (error instanceof Cancelled) return "cancelled";
        signal.throwIfAborted();
        const words = error instanceof Error ? error.message : "";
        if (!isPassing(error)) return fail(words);
        if (run.isLastTry) return fail(`${words} ${givenUp}`);
        await saveWriting(db, id, { error: `${words} It will be retried.` });
        const waitMs = error instanceof ModelError ? (error.retryAfterMs ?? 0) : 0;
        throw new RetryLater(words, waitMs);
      }
    },
  });
