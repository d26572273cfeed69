import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { Prisma } from "../src/generated/sqlite/client.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import { dumpTables, plantAccount } from "./harness/planted-account.ts";
import { useDataDir } from "./harness/server-process.ts";
import { createTestApp } from "./harness/test-app.ts";

/** The decision about a table: where its rows about a person are in their archive, or why they are not. */
interface Decision {
  /** Columns that name a person or hold what a person wrote about themselves. */
  people: readonly string[];
  exported: { in: string } | { not: string };
  erased: "with the account" | { not: string };
}

const withAccount = "with the account" as const;

/** A table that says nothing about anybody. */
const nobodys = (not: string): Decision => ({ people: [], exported: { not }, erased: { not } });

// A new table without a decision does not compile; a new column that names a person fails below.
const decisions: Record<keyof typeof Prisma.ModelName, Decision> = {
  Installation: {
    people: [],
    exported: { not: "says which files belong to the database, nothing about anybody" },
    erased: { not: "says which files belong to the database, nothing about anybody" },
  },
  User: { people: ["email"], exported: { in: "profile.json" }, erased: withAccount },
  Session: { people: ["userId"], exported: { in: "sign-in.json" }, erased: withAccount },
  AccountToken: {
    people: ["userId", "email"],
    exported: { not: "a hash of a link that works for a day at most" },
    erased: withAccount,
  },
  StaffInvitation: {
    people: ["email", "inviterId"],
    exported: { not: "says that the agency invited an address, for a week at most" },
    erased: withAccount,
  },
  Identity: { people: ["userId"], exported: { in: "sign-in.json" }, erased: withAccount },
  Throttle: {
    people: [],
    exported: { not: "hashes of networks and addresses, gone after a day" },
    erased: { not: "hashes of networks and addresses, gone after a day" },
  },
  Draft: { people: ["userId"], exported: { in: "drafts.json" }, erased: withAccount },
  Form: { people: ["userId"], exported: { in: "form-visits.json" }, erased: withAccount },
  FormVisit: { people: [], exported: { in: "form-visits.json" }, erased: withAccount },
  FormCount: nobodys("counts of a week"),
  JobRun: nobodys("when background work ran, and of which kind"),
  AgentWorker: nobodys("heartbeats of background work"),
  Agent: nobodys("how background work is set up"),
  JobSchedule: nobodys("how background work is set up"),
  Alert: nobodys("what happened to background work"),
  SearchState: nobodys("what search engines know of a post of the agency"),
  SearchAnswer: nobodys("what search engines answered about a post of the agency"),
  Generation: nobodys("a text for a post of the agency; the audit trail says who asked for it"),
  Project: {
    people: ["userId"],
    exported: { in: "projects/01_quokka-ann/project.json" },
    erased: withAccount,
  },
  ProjectVersion: {
    people: [],
    exported: { in: "projects/01_quokka-ann/versions/2/answers.json" },
    erased: withAccount,
  },
  ProjectNote: {
    people: [],
    exported: { in: "projects/01_quokka-ann/notes.json" },
    erased: withAccount,
  },
  SiteCheck: {
    people: [],
    exported: { not: "what the agency found in a site that it built" },
    erased: withAccount,
  },
  ProjectFile: {
    people: [],
    exported: { not: "which of its files a project names; its answers are exported" },
    erased: withAccount,
  },
  Upload: { people: ["userId"], exported: { in: "uploads/uploads.json" }, erased: withAccount },
  OutboxMessage: { people: ["recipient", "userId"], exported: { in: "mails.json" }, erased: withAccount },
  Job: {
    people: ["userId"],
    exported: { not: "what the server still has to do for the account, without any content" },
    erased: withAccount,
  },
  IdempotencyRecord: {
    people: ["userId"],
    exported: { not: "the key of a submit, whose project is exported" },
    erased: withAccount,
  },
  SavedDesign: { people: ["userId"], exported: { in: "designs.json" }, erased: withAccount },
  NdaRecord: { people: ["userId", "signerEmail"], exported: { in: "agreements.json" }, erased: withAccount },
  ClientDocument: {
    people: ["clientId", "uploadedBy", "uploadedByEmail"],
    exported: { in: "documents/documents.json" },
    erased: withAccount,
  },
  ClientDocumentVersion: {
    people: ["editedBy"],
    exported: { not: "the agency's earlier wording; the document as it is now is exported" },
    erased: withAccount,
  },
  DocumentReceipt: { people: ["userId"], exported: { in: "documents/documents.json" }, erased: withAccount },
  AuditEntry: { people: ["actorId", "subjectId"], exported: { in: "history.json" }, erased: withAccount },
  ContactMessage: { people: ["email", "userId"], exported: { in: "messages.json" }, erased: withAccount },
  Subscriber: { people: ["email"], exported: { in: "newsletter.json" }, erased: withAccount },
  ChatSession: nobodys("a conversation with the assistant, under a hash of what a browser made up"),
  ChatTurn: nobodys("a question without addresses and numbers, gone after 90 days"),
  KnowledgeEntry: nobodys("what the assistant answers"),
  LearntPattern: nobodys("a question without addresses and numbers that staff have chosen to keep"),
  KnowledgeState: nobodys("counts changes"),
  QuestionGroup: nobodys("questions without addresses and numbers, gone once they are no longer asked"),
  QuestionGrouping: nobodys("counts industries"),
  Post: nobodys("the agency's articles"),
  PostRevision: {
    people: ["editedBy"],
    exported: { not: "the agency's earlier wording of its articles" },
    erased: { not: "the agency's articles stay; that this account wrote them does not" },
  },
  PostAddress: nobodys("former addresses of articles"),
  PostPicture: nobodys("pictures of articles"),
  ContentRevision: nobodys("counts changes of articles"),
  ArticleViews: nobodys("counts views"),
  ViewMark: nobodys("hashes by a key that is deleted with them after a day"),
  ViewKey: nobodys("a random key, deleted after a day"),
};

/** The columns of each table, by the schema that the clients are generated from. */
function readSchema(): Map<string, string[]> {
  const schema = readFileSync(join(import.meta.dirname, "../prisma/schema.prisma"), "utf8");
  const models = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)];
  return new Map(
    models.map(([, name = "", body = ""]) => [
      name,
      [...body.matchAll(/^ {2}(\w+)\s+(?:String|Int|Boolean|DateTime)\??\s/gm)].map(
        ([, column = ""]) => column,
      ),
    ]),
  );
}

/** Names of columns that hold a person's id or address. */
const namesPerson =
  /^(?:userId|clientId|ownerId|actorId|subjectId|inviterId|recipient|email)$|Email$|(?:ed|By)By$|edBy$/;

test("S64 S65 about every table it is decided what becomes of a person's rows, and every column that names one is known", () => {
  const schema = readSchema();
  expect([...schema.keys()].sort()).toEqual(Object.keys(decisions).sort());
  for (const [model, columns] of schema) {
    const found = columns.filter((column) => namesPerson.test(column) && column !== "lockedBy");
    const known = Object.entries(decisions).find(([name]) => name === model)?.[1].people ?? [];
    expect(found, model).toEqual([...known]);
  }
});

async function plantTwo() {
  const storage = createDiskStorage(useDataDir());
  const app = await createTestApp({ storage });
  const planted = await plantAccount(app, { marker: "quokka-ann", storage, isVerified: true });
  return { app, planted };
}

test("S64 what is to be in a person's archive is there, for every table", async () => {
  const { app, planted } = await plantTwo();
  const rows = await dumpTables(app);
  const response = await planted.browser.send("GET", "/api/account/export");
  const archive = unzipSync(new Uint8Array(await response.arrayBuffer()));
  for (const [model, { exported, erased }] of Object.entries(decisions)) {
    // Each table has a row, so that what is missing in the archive was there to be exported.
    if (erased === withAccount) expect(rows.get(model)?.length, model).toBeGreaterThan(2);
    if (!("in" in exported)) continue;
    const content = JSON.parse(strFromU8(archive[exported.in] ?? new Uint8Array()));
    expect(Array.isArray(content) ? content.length : Object.keys(content).length, model).toBeGreaterThan(0);
  }
});

test("S65 what goes with the account is gone, from every table", async () => {
  const { app, planted } = await plantTwo();
  const words = [planted.id, planted.email, "quokka-ann", planted.projectId];
  const holds = (rows: string | undefined) => words.some((word) => rows?.includes(word));
  const before = await dumpTables(app);
  expect((await planted.browser.send("DELETE", "/api/account", { json: { confirm: "DELETE" } })).status).toBe(
    204,
  );
  const after = await dumpTables(app);
  for (const [model, { erased }] of Object.entries(decisions)) {
    if (erased === withAccount) expect(holds(before.get(model)), `${model} before`).toBe(true);
    expect(holds(after.get(model)), `${model} after`).toBe(false);
  }
});
