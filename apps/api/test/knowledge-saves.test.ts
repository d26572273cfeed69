import { randomUUID } from "node:crypto";
import { type adminCreateKnowledge, knowledgeLimits, type Received } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { actorFor } from "../src/access/actor.ts";
import { asStaff } from "../src/access/permissions.ts";
import { createCheckChange } from "../src/features/knowledge/change.ts";
import { createEntries } from "../src/features/knowledge/entries.ts";
import { Refusal } from "../src/http/refusal.ts";
import { createAssistants } from "../src/knowledge/assistants.ts";
import { createKnowledge } from "../src/knowledge/knowledge.ts";
import { createStoredSource } from "../src/knowledge/stored-source.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

type NewEntry = Received<typeof adminCreateKnowledge>["body"];

const question = "do you keep bees on the roof";
/** One that answers and one that declines take the same question from each other: each alone is fit to be stored. */
const entryOf = (label: string, more: Partial<NewEntry> = {}): NewEntry => ({
  label,
  answer: `${label}.`,
  examples: [question],
  links: [],
  declines: false,
  learnt: [],
  isConfirmed: false,
  ...more,
});

/** The owner at an own process over the application's database, which knows nothing but what is stored: its checks take no time. */
async function openEditor({ database: { db } }: TestApp) {
  const owner = await db.user.findFirstOrThrow({ where: { role: "owner" } });
  const staff = asStaff(actorFor({ ...owner, role: "owner" }, "a token"), "knowledge");
  if (!staff) throw new Error("An owner may teach the assistant.");
  const assistantOf = createAssistants();
  const stored = createStoredSource(db, async () => {});
  const knowledge = createKnowledge({ builtIn: () => [], stored, assistantOf });
  const options = { db, now: () => new Date(), newId: randomUUID, knowledge };
  const entries = createEntries({ ...options, checkChange: createCheckChange(knowledge, assistantOf) });
  return {
    add: (entry: NewEntry, key?: string) => entries.add(staff, entry, key),
    change: (id: string, version: number, entry: NewEntry) =>
      entries.change(staff, { ...entry, id, version, isOn: true }),
    remove: (id: string, version: number) => entries.remove(staff, { id, version, isConfirmed: true }),
    get: (id: string) => entries.get(staff, id),
  };
}

function idOf(added: { id: string } | Refusal): string {
  if (added instanceof Refusal) throw new Error(added.code);
  return added.id;
}

test("D-09.21 of two entries that two processes save at once and that break each other's questions one is refused, as if the other had been there first", async () => {
  const app = await createTestApp();
  const [one, other] = [await openEditor(app), await openEditor(app)];
  const outcomes = await Promise.all([
    one.add(entryOf("Bees on the roof")),
    other.add(entryOf("No bees on the roof", { declines: true })),
  ]);
  const refused = outcomes.filter((outcome) => outcome instanceof Refusal);
  expect(refused.map(({ code }) => code)).toEqual(["examples-broken"]);
  expect(await app.database.db.knowledgeEntry.count()).toBe(1);
});

test("D-09.22 an entry is saved and deleted as it was seen: changed since, it stays, and the refusal brings what it says now", async () => {
  const app = await createTestApp();
  const { add, change, remove, get } = await openEditor(app);
  const entry = entryOf("Bees", { isConfirmed: true });
  const id = idOf(await add(entry));
  expect(await change(id, 1, { ...entry, answer: "On the roof." })).toEqual({ version: 2 });
  // Sent again after a lost answer.
  expect(await change(id, 1, { ...entry, answer: "On the roof." })).toEqual({ version: 2 });
  const current = { id, version: 2, answer: "On the roof." };
  const conflict = { code: "version-conflict", details: { current } };
  expect(await remove(id, 1)).toMatchObject(conflict);
  expect(await change(id, 1, { ...entry, answer: "In the yard." })).toMatchObject(conflict);
  expect(await get(id)).toMatchObject(current);
  expect(await remove(id, 2)).toBeUndefined();
  expect(await get(id)).toMatchObject({ code: "not-found" });
});

test("D-09.23 an entry that is added twice under one key, at once or after a lost answer, is one", async () => {
  const app = await createTestApp();
  const [one, other] = [await openEditor(app), await openEditor(app)];
  const entry = entryOf("Bees", { isConfirmed: true });
  const key = "one-press-of-add";
  const added = [
    ...(await Promise.all([one.add(entry, key), other.add(entry, key)])),
    await one.add(entry, key),
  ];
  expect(new Set(added.map(idOf)).size).toBe(1);
  // Other words under the same key are another entry: what somebody typed meanwhile is not lost.
  idOf(await one.add({ ...entry, answer: "In the yard." }, key));
  expect(await app.database.db.knowledgeEntry.count()).toBe(2);
});

test("D-09.300 an entry whose questions exceed the patterns that the assistant keeps is refused for that, not for the number of entries", async () => {
  const app = await createTestApp();
  const { add } = await openEditor(app);
  const data = Array.from({ length: knowledgeLimits.patterns }, (_, at) => ({
    id: `pattern-${at}`,
    entryId: "price-crm",
    example: `bees ${at}`,
    regression: `bees ${at}`,
    createdAt: new Date(),
  }));
  await app.database.db.learntPattern.createMany({ data });
  const learnt = [{ example: question, regression: question }];
  const refused = await add(entryOf("Bees on the roof", { learnt }));
  expect(refused).toMatchObject({
    code: "quota-full",
    details: {
      detail: `The assistant keeps at most ${knowledgeLimits.patterns} learned patterns. Delete some first.`,
    },
  });
});
