import { countWords, postCategorySchema } from "@sitewright/articles";
import { articles } from "@sitewright/articles/articles";
import { brand } from "@sitewright/brand";
import { generatedWords } from "@sitewright/contracts";
import { z } from "zod";
import type { Db } from "../../db/open.ts";
import { EndedInFailure } from "../../jobs/ended-in-failure.ts";
import { defineJob, type Job, type JobKind, type JobRun } from "../../jobs/job.ts";
import { RetryLater } from "../../jobs/retry-later.ts";
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
/** What is written is stored after so many characters more. */
const saveEvery = 160;
/** Articles of ours that a model is shown, and how much of each, in characters. */
const voiceArticles = 2;
const voiceLength = 2400;

const noModel = "No model is set up any more.";
const givenUp = "It is not tried again.";
/** Where no run could say itself why it ended. */
const ended = `The server stopped each time it was written. ${givenUp}`;

const topicOf = ({ title, keyword, category }: GenerationRow): Topic => ({
  title,
  keyword,
  category: postCategorySchema.safeParse(category).data ?? "general",
});

/** What a model knows of the agency, and how we write; articles of the same category first. */
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

/** Stores a text as it grows, and stops where it was cancelled. */
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

/** What is stored of a finished text: its marks too, by which somebody checks it. */
function finished(topic: Topic, text: Awaited<ReturnType<typeof writeText>>) {
  const known = knownOf(topic);
  // Nothing marks a takeaway, so those that claim something are left out.
  const keyTakeaways = text.keyTakeaways.filter((line) => findClaims(line, known).length === 0);
  return {
    content: text.content,
    keyTakeaways: JSON.stringify(keyTakeaways),
    marks: JSON.stringify(findClaims(text.content, known)),
  };
}

/** Whether another run may do better. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof TooShort) &&
  !(error instanceof ModelError && (error.fault === "limit" || error.fault === "refused"));

/**
 * Writes a text and stores it as it grows, so that everybody who looks sees it, and another process goes on where one ended.
 * What fails in passing is tried again; what the model or its limit refuses, and the last try, ends the
 * generation, which says so.
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
        await saveWriting(db, id, { error: `${words} It is tried again.` });
        const waitMs = error instanceof ModelError ? (error.retryAfterMs ?? 0) : 0;
        throw new RetryLater(words, waitMs);
      }
    },
  });
