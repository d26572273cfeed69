import type { KnowledgeEntry, StoredEntry } from "@sitewright/assistant/knowledge";
import {
  type adminCreateKnowledge,
  type adminUpdateKnowledge,
  type KnowledgeDetails,
  type KnowledgeRow,
  knowledgeLimits,
  type Received,
} from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { instantOf } from "../../db/instant.ts";
import { creationId } from "../../http/creation-id.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import type { CurrentKnowledge } from "../../knowledge/knowledge.ts";
import { retryWhileMoved } from "./change.ts";
import {
  deleteEntry,
  type EntryValues,
  findEntryRow,
  insertEntry,
  isStoredChange,
  putEntry,
} from "./entry-store.ts";
import type { KnowledgeOptions } from "./options.ts";
import { tooManyPatterns } from "./patterns.ts";

type NewEntry = Received<typeof adminCreateKnowledge>["body"];
type EditedEntry = Received<typeof adminUpdateKnowledge>["body"] & { readonly id: string };

/** The assistant's knowledge, as staff edit it. */
export interface Entries {
  list(staff: Staff<"knowledge">): Promise<KnowledgeRow[]>;
  get(staff: Staff<"knowledge">, id: string): Promise<KnowledgeDetails | Refusal>;
  /** `key`: an idempotency key, under which an entry is added once. */
  add(staff: Staff<"knowledge">, entry: NewEntry, key: string | undefined): Promise<{ id: string } | Refusal>;
  change(staff: Staff<"knowledge">, entry: EditedEntry): Promise<{ version: number } | Refusal>;
  remove(
    staff: Staff<"knowledge">,
    entry: { id: string; version: number; isConfirmed: boolean },
  ): Promise<Refusal | undefined>;
}

type Place = Pick<CurrentKnowledge, "builtIn" | "stored">;

const originOf = (builtIn: KnowledgeEntry | undefined, own: StoredEntry | undefined) =>
  builtIn ? (own ? "edited" : "built-in") : "own";

function rowsOf({ builtIn, stored }: Place): KnowledgeRow[] {
  const own = new Map(stored.entries.map((entry) => [entry.id, entry]));
  const inBuilt = new Map(builtIn.map((entry) => [entry.id, entry]));
  return [...new Set([...inBuilt.keys(), ...own.keys()])].flatMap((id) => {
    const entry = own.get(id) ?? inBuilt.get(id);
    if (!entry) return [];
    const patternCount = stored.patterns.filter(({ entryId }) => entryId === id).length;
    return {
      id,
      label: entry.label,
      origin: originOf(inBuilt.get(id), own.get(id)),
      isOn: own.get(id)?.isOn ?? true,
      declines: entry.declines ?? false,
      exampleCount: (inBuilt.get(id)?.examples.length ?? 0) + (own.get(id)?.examples.length ?? 0),
      patternCount,
    };
  });
}

const valuesOf = ({
  label,
  answer,
  examples,
  links,
  declines,
  isOn,
}: Omit<StoredEntry, "id">): EntryValues => ({
  label,
  answer,
  declines,
  isOn,
  examples: JSON.stringify(examples),
  links: JSON.stringify(links),
});

const tooManyEntries = () =>
  new Refusal("quota-full", {
    detail: `The assistant keeps at most ${knowledgeLimits.entries} entries of yours. Delete one first.`,
  });
const needsExample = () => refuseField("invalid-input", "examples", "Please enter at least one way to ask.");

const notFound = () => new Refusal("not-found");

const withEntry = (stored: Place["stored"], entry: StoredEntry): Place["stored"] => ({
  ...stored,
  entries: [...stored.entries.filter(({ id }) => id !== entry.id), entry],
});

/** Creates the service of the entries. */
export function createEntries({ db, now, newId, knowledge, checkChange }: KnowledgeOptions): Entries {
  const originBy = createOriginBy({ newId, now });

  async function get(id: string): Promise<KnowledgeDetails | Refusal> {
    const { builtIn, stored } = await knowledge.current();
    const inBuilt = builtIn.find((entry) => entry.id === id);
    const own = stored.entries.find((entry) => entry.id === id);
    const entry = own ?? inBuilt;
    if (!entry) return notFound();
    const row = await findEntryRow(db, id);
    return {
      id,
      origin: originOf(inBuilt, own),
      isOn: own?.isOn ?? true,
      version: row?.version ?? 0,
      label: entry.label,
      answer: entry.answer,
      examples: [...(own?.examples ?? [])],
      links: [...entry.links],
      declines: entry.declines ?? false,
      builtIn: inBuilt
        ? { label: inBuilt.label, answer: inBuilt.answer, examples: [...inBuilt.examples] }
        : null,
      updatedAt: row ? instantOf(row.updatedAt) : null,
    };
  }
  /** The entry was changed since it was loaded: the refusal contains the current text. */
  async function conflict(id: string): Promise<Refusal> {
    const current = await get(id);
    return current instanceof Refusal ? current : new Refusal("version-conflict", { current });
  }

  return {
    async list() {
      return rowsOf(await knowledge.current()).sort((a, b) => a.label.localeCompare(b.label, "en"));
    },
    get: (_staff, id) => get(id),
    add: (staff, { learnt, isConfirmed, ...fields }, key) =>
      retryWhileMoved(async () => {
        const content = JSON.stringify([fields, learnt]);
        const id = `own-${creationId(newId, { accountId: staff.account.id, kind: "entry", key, content })}`;
        const { stored } = await knowledge.current();
        if (stored.entries.some((one) => one.id === id)) return { id };
        if (stored.entries.length >= knowledgeLimits.entries) return tooManyEntries();
        if (stored.patterns.length + learnt.length > knowledgeLimits.patterns) return tooManyPatterns();
        if (fields.examples.length + learnt.length === 0) return needsExample();
        const entry = { id, isOn: true, ...fields };
        const patterns = learnt.map((one) => ({ ...one, entryId: id }));
        const checked = await checkChange((before) => {
          const after = withEntry(before, entry);
          return { ...after, patterns: [...after.patterns, ...patterns] };
        }, isConfirmed);
        if (checked instanceof Refusal) return checked;
        const rows = learnt.map((one) => ({ ...one, id: newId() }));
        const added = { id, values: valuesOf(entry), learnt: rows };
        const outcome = await insertEntry(db, added, { ...originBy(staff), checked });
        return outcome === "moved" ? outcome : { id };
      }),
    change: (staff, { id, version, isConfirmed, ...fields }) =>
      retryWhileMoved(async () => {
        const { builtIn, stored } = await knowledge.current();
        const isBuiltIn = builtIn.some((entry) => entry.id === id);
        const own = stored.entries.find((entry) => entry.id === id);
        if (!isBuiltIn && !own) return notFound();
        const isLearnt = stored.patterns.some(({ entryId }) => entryId === id);
        if (!isBuiltIn && !isLearnt && fields.examples.length === 0) return needsExample();
        const checked = await checkChange((before) => withEntry(before, { id, ...fields }), isConfirmed);
        if (checked instanceof Refusal) return checked;
        const change = { id, version, values: valuesOf(fields) };
        const outcome = await putEntry(db, change, { ...originBy(staff), checked });
        if (outcome === "moved") return outcome;
        const isStored = outcome || (await isStoredChange(db, change, staff.account.id));
        return isStored ? { version: version + 1 } : conflict(id);
      }),
    remove: (staff, { id, version, isConfirmed }) =>
      retryWhileMoved(async () => {
        const { builtIn } = await knowledge.current();
        const isBuiltIn = builtIn.some((entry) => entry.id === id);
        if (!(await findEntryRow(db, id))) return notFound();
        const checked = await checkChange(
          ({ entries, patterns }) => ({ patterns, entries: entries.filter((entry) => entry.id !== id) }),
          isConfirmed,
        );
        if (checked instanceof Refusal) return checked;
        const outcome = await deleteEntry(db, { id, version, isBuiltIn }, { ...originBy(staff), checked });
        if (outcome === "moved") return outcome;
        return outcome ? undefined : conflict(id);
      }),
  };
}
