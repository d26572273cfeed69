import type { PostCategory } from "@sitewright/articles";
import type { Generation, GenerationEvent, GenerationSummary } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import type { EventOrigin } from "../../audit/events.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { createOnce } from "../../db/create-once.ts";
import type { Db } from "../../db/open.ts";
import { creationId } from "../../http/creation-id.ts";
import { Refusal } from "../../http/refusal.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { ModelProvider } from "../../model-provider/model-provider.ts";
import type { Limit, Throttle } from "../../throttle/throttle.ts";
import { hourMs } from "../../time-units.ts";
import { cancelGeneration, findGeneration, insertGeneration, jobKeyOf, listGenerations } from "./store.ts";
import { outlineOf } from "./text/outline.ts";
import { generationOf, summaryOf } from "./views.ts";
import { watchText } from "./watch.ts";
import { writeKind } from "./write-job.ts";

type Editor = Staff<"posts">;

interface GeneratorOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly jobs: JobQueue;
  readonly throttle: Throttle;
  readonly model: ModelProvider | undefined;
}

/** Texts that one account may request within an hour. Model calls are limited for all accounts together. */
const generationLimit: Limit = { name: "generation", limit: 20, windowMs: hourMs };

/** A requested text. */
export interface TextRequest {
  readonly topic: string;
  readonly keyword: string;
  readonly category: PostCategory;
}

/** Texts that a model writes for posts, and outlines. */
export interface Generator {
  /** `key`: an idempotency key, under which the same text is begun once. */
  generate(staff: Editor, request: TextRequest, key: string | undefined): Promise<Generation | Refusal>;
  list(staff: Editor): Promise<{ generations: GenerationSummary[]; model: string | null }>;
  read(staff: Editor, id: string): Promise<Generation | Refusal>;
  watch(
    staff: Editor,
    watched: { id: string; signal: AbortSignal },
  ): Promise<AsyncIterable<GenerationEvent> | Refusal>;
  cancel(staff: Editor, id: string): Promise<Generation | Refusal>;
}

/** Creates the service. It never creates or publishes a post; a person does. */
export function createGenerator({ db, now, newId, jobs, throttle, model }: GeneratorOptions): Generator {
  const originBy = createOriginBy({ newId, now });
  async function read(id: string): Promise<Generation | Refusal> {
    const row = await findGeneration(db, id);
    return row ? generationOf(row) : new Refusal("not-found");
  }

  /** Stores an outline, or a text to be written with its job. */
  async function begin(
    { id, topic: title, keyword, category }: TextRequest & { id: string },
    origin: EventOrigin,
  ): Promise<Generation | Refusal> {
    const requested = { id, title, keyword, category };
    if (!model) {
      const content = outlineOf({ keyword, category });
      await insertGeneration(db, { ...requested, model: "", content }, { origin, enqueue: undefined });
      return read(id);
    }
    const job = { job: writeKind, payload: { generationId: id }, uniqueKey: jobKeyOf(id) };
    await insertGeneration(
      db,
      { ...requested, model: model.name, content: "" },
      { origin, enqueue: (tx) => jobs.enqueue(tx, job) },
    );
    jobs.wake(writeKind);
    return read(id);
  }

  return {
    async generate(staff, { topic, keyword, category }, key) {
      const accountId = staff.account.id;
      const content = JSON.stringify([topic, keyword, category]);
      const id = creationId(newId, { accountId, kind: "generation", key, content });
      return createOnce(
        async () => {
          const row = await findGeneration(db, id);
          return row && generationOf(row);
        },
        async () =>
          (await throttle.take({ ...generationLimit, subject: accountId })) ??
          begin({ id, topic, keyword, category }, originBy(staff)),
      );
    },
    list: async () => ({
      generations: (await listGenerations(db)).map(summaryOf),
      model: model?.name ?? null,
    }),
    read: (_staff, id) => read(id),
    async watch(_staff, { id, signal }) {
      const found = await read(id);
      return found instanceof Refusal ? found : watchText(db, { id, signal });
    },
    async cancel(staff, id) {
      const found = await read(id);
      if (found instanceof Refusal) return found;
      await cancelGeneration(db, id, originBy(staff));
      return read(id);
    },
  };
}
