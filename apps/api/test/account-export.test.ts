import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { expect, onTestFinished, test, vi } from "vitest";
import { accountFields, accountOf } from "../src/access/account-row.ts";
import { listHistory } from "../src/audit/personal-data-store.ts";
import { uploadData } from "../src/features/uploads/personal-data-store.ts";
import { collectUnreadable } from "../src/personal-data/unreadable-notes.ts";
import { createDiskStorage } from "../src/storage/disk-storage.ts";
import type { Storage } from "../src/storage/storage.ts";
import type { Browser } from "./harness/browser.ts";
import { testOnOne } from "./harness/on-one-database.ts";
import { answerTo, plantAccount } from "./harness/planted-account.ts";
import { removeFolder } from "./harness/remove-folder.ts";
import { storePicture } from "./harness/stored-upload.ts";
import { createTestApp } from "./harness/test-app.ts";

const ann = "quokka-ann";
const bob = "wombat-bob";

function useStorage(): Storage {
  const folder = mkdtempSync(join(tmpdir(), "api-test-export-"));
  onTestFinished(() => removeFolder(folder));
  return createDiskStorage(folder);
}

async function readExport(browser: Browser): Promise<Record<string, string>> {
  const response = await browser.send("GET", "/api/account/export");
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

test("S64 a row that is deleted while the list is read page by page ends no list", async () => {
  const { database } = await createTestApp();
  const at = (index: number) => new Date(1_770_000_000_000 + Math.floor(index / 3));
  const rows = Array.from({ length: 250 }, (_, index) => ({
    id: `row-${String(index).padStart(3, "0")}`,
    action: `a${index}`,
    subjectType: "account",
    subjectId: ann,
    createdAt: at(index),
  }));
  await database.db.auditEntry.createMany({ data: rows });
  const read: string[] = [];
  for await (const { action } of listHistory(database.db, ann)) {
    read.push(action);
    if (read.length % 100 === 0)
      await database.db.auditEntry.deleteMany({ where: { subjectId: ann, action } });
  }
  expect(read).toEqual(rows.map(({ action }) => action));
});

test("S64 A-07.7 the archive holds profile, projects with every version, drafts, designs, agreements, documents, files and messages", async () => {
  const storage = useStorage();
  const app = await createTestApp({ storage });
  const { browser, email } = await plantAccount(app, { marker: ann, storage, isVerified: true });
  const files = await readExport(browser);
  const { id: uploadId } = await app.database.db.upload.findFirstOrThrow();
  const uploaded = `uploads/${uploadId}_quokka-ann.pdf`;
  expect(Object.keys(files).sort()).toEqual(
    [
      "README.md",
      "agreements.json",
      "designs.json",
      "documents/01_quokka-ann.md",
      "documents/01_quokka-ann_file",
      "documents/documents.json",
      "drafts.json",
      "form-visits.json",
      "history.json",
      "mails.json",
      "messages.json",
      "newsletter.json",
      "profile.json",
      "projects/01_quokka-ann/notes.json",
      "projects/01_quokka-ann/project.json",
      "projects/01_quokka-ann/versions/1/answers.json",
      "projects/01_quokka-ann/versions/1/specification.json",
      "projects/01_quokka-ann/versions/2/answers.json",
      "projects/01_quokka-ann/versions/2/specification.json",
      "sign-in.json",
      uploaded,
      "uploads/uploads.json",
    ].sort(),
  );
  const parse = (path: string) => JSON.parse(files[path] ?? "");
  expect(parse("profile.json")).toMatchObject({ email, displayName: ann, bio: ann });
  expect(parse("projects/01_quokka-ann/versions/1/answers.json").formData.audience).not.toBe(ann);
  expect(parse("projects/01_quokka-ann/versions/2/answers.json").formData.audience).toBe(ann);
  expect(parse("drafts.json")[0].state.onboarding.formData.businessName).toBe(ann);
  expect(parse("designs.json")).toMatchObject([{ name: ann, value: { is: ann } }]);
  expect(parse("agreements.json")).toMatchObject([{ signerName: ann, action: "accepted" }]);
  expect(files["documents/01_quokka-ann.md"]).toBe(`# ${ann}`);
  expect(files["documents/01_quokka-ann_file"]).toBe(`# ${ann}`);
  expect(files[uploaded]).toBe(`%PDF-1.7\n% ${ann}\n%%EOF\n`);
  expect(parse("uploads/uploads.json")[0].file).toBe(uploaded);
  expect(parse("messages.json")).toHaveLength(2);
  expect(parse("newsletter.json")).toMatchObject([{ email, status: "confirmed" }]);
  expect(parse("mails.json")).toContainEqual(expect.objectContaining({ kind: "admin-message", text: ann }));
  // Without who wrote them: GDPR, article 15, paragraph 4.
  const notes: { text: string }[] = parse("projects/01_quokka-ann/notes.json");
  expect(notes.map(({ text }) => text).sort()).toEqual([`${ann} first`, `${ann} second`, `${ann} third`]);
  for (const note of notes) expect(Object.keys(note)).toEqual(["id", "text", "createdAt"]);
});

testOnOne("S64 the format is documented in the archive: its README names every kind of file", async () => {
  const storage = useStorage();
  const app = await createTestApp({ storage });
  const { browser } = await plantAccount(app, { marker: ann, storage });
  const files = await readExport(browser);
  for (const path of Object.keys(files).filter((name) => name !== "README.md")) {
    const kind = path
      .replace(/^projects\/\d\d_[^/]+/, "projects/NN_name")
      .replace(/versions\/\d+/, "versions/N")
      .replace(/^documents\/\d\d_[^.]*?(_file|\.md)$/, "documents/NN_title$1")
      .replace(/^uploads\/(?!uploads\.json).+_.+/, "uploads/ID_name");
    expect(files["README.md"], path).toContain(kind);
  }
});

testOnOne("S64 nothing of anybody else, and nothing that signs anybody in, is in it", async () => {
  const storage = useStorage();
  const app = await createTestApp({ storage });
  const { browser } = await plantAccount(app, { marker: ann, storage, isVerified: true });
  const other = await plantAccount(app, { marker: bob, storage });
  const text = JSON.stringify(await readExport(browser));
  for (const word of [bob, other.id, other.projectId, "owner@sitewright.example", "argon2"])
    expect(text).not.toContain(word);
  const token = browser.cookie?.split("=")[1] ?? "none";
  expect(text).not.toContain(token);
  for (const { id } of await app.database.db.session.findMany()) expect(text).not.toContain(id);
});

testOnOne(
  "S64 messages by an address that the account has not confirmed are not in it, its own are",
  async () => {
    const storage = useStorage();
    const app = await createTestApp({ storage });
    const words = { name: "Other", email: `${ann}@client.example`, message: "from somebody else" };
    await app.open().send("POST", "/api/contact", { json: words });
    const { browser, email } = await plantAccount(app, { marker: ann, storage });
    await answerTo(app, email);
    const files = await readExport(browser);
    const messages = JSON.parse(files["messages.json"] ?? "");
    expect(messages.map(({ message }: { message: string }) => message)).toEqual([ann]);
    expect(files["mails.json"]).not.toContain("what somebody else asked");
  },
);

testOnOne("S48c no path in the archive leads out of it, whatever files and projects are called", async () => {
  const storage = useStorage();
  const app = await createTestApp({ storage });
  const { browser, id } = await plantAccount(app, { marker: ann, storage });
  const { db } = app.database;
  await db.project.updateMany({ data: { businessName: "../../etc/passwd" } });
  await db.clientDocument.updateMany({ where: { clientId: id }, data: { title: "C:\\x/..\\..\\y" } });
  await db.upload.updateMany({ data: { name: "/abs/../../x.png" } });
  const paths = Object.keys(await readExport(browser));
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^(?!\/)(?!.*\.\.)[A-Za-z0-9_\-./]+$/);
});

testOnOne("the archive is saved as a file, and asking for its head opens nothing", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const head = await browser.send("HEAD", "/api/account/export");
  expect(head.headers.get("content-type")).toBe("application/zip");
  expect(head.headers.get("content-disposition")).toBe("attachment; filename=sitewright-data-2026-03-02.zip");
  expect(head.headers.get("cache-control")).toBe("no-store");
});

testOnOne("a file that is gone leaves the rest of the archive whole", async () => {
  const storage = useStorage();
  const app = await createTestApp({ storage });
  const { browser } = await plantAccount(app, { marker: ann, storage });
  const { id, storagePath } = await app.database.db.upload.findFirstOrThrow();
  await storage.delete(storagePath);
  const files = await readExport(browser);
  expect(files[`uploads/${id}_quokka-ann.pdf`]).toBe("");
  expect(files["profile.json"]).toContain(ann);
});

testOnOne(
  "S-05.92 the list of uploads in the archive names the right files, also if one is deleted while it is written",
  async () => {
    const storage = useStorage();
    const app = await createTestApp({ storage });
    const { db } = app.database;
    const browser = await app.signUp("maya@client.example");
    const names = ["a.png", "b.png", "c.png"];
    for (const name of names) {
      await storePicture(browser, name);
      app.advance(1000);
    }
    const account = await db.user.findUniqueOrThrow({
      where: { email: "maya@client.example" },
      select: accountFields,
    });
    const notes = collectUnreadable(async () => {});
    const entries = uploadData.exported?.entries({ db, storage, account: accountOf(account), notes });
    const paths: string[] = [];
    let listed: { name: string; file: string }[] = [];
    for await (const { path, open } of entries ?? []) {
      const content = await text(await open());
      if (path !== "uploads/uploads.json") paths.push(path);
      else {
        listed = JSON.parse(content);
        await db.upload.deleteMany({ where: { name: "a.png" } });
      }
    }
    expect(listed.map(({ name }) => name)).toEqual(names);
    expect(paths).toEqual(listed.slice(1).map(({ file }) => file));
  },
);

testOnOne("one file is open at a time, and none stays open when the download is given up", async () => {
  const disk = useStorage();
  let open = 0;
  let most = 0;
  const storage: Storage = {
    ...disk,
    async get() {
      open += 1;
      most = Math.max(most, open);
      const stream = Readable.from(
        (function* () {
          for (let chunk = 0; chunk < 64; chunk++) yield Buffer.alloc(65_536, chunk);
        })(),
      );
      return stream.once("close", () => (open -= 1));
    },
  };
  const app = await createTestApp({ storage });
  const { browser, id } = await plantAccount(app, { marker: ann, storage });
  for (let index = 0; index < 5; index++)
    await app.database.db.upload.create({
      data: {
        id: `${index}`,
        userId: id,
        category: "media",
        name: "a.png",
        contentType: "image/png",
        sizeBytes: 1,
        sha256: "0",
        storagePath: `media/${id}/${index}`,
        createdAt: new Date(),
      },
    });
  await readExport(browser);
  expect(most).toBe(1);
  const given = await browser.send("GET", "/api/account/export");
  await given.body?.getReader().cancel();
  await expect.poll(() => open).toBe(0);
});

testOnOne(
  "S69 four archives of an account are read at once, a fifth once one of them has ended",
  async () => {
    const app = await createTestApp({ storage: useStorage() });
    const ann = await app.signUp("ann@harbour.example");
    const bob = await app.signUp("bob@forge.example");
    const download = (browser: Browser) => browser.send("GET", "/api/account/export");
    const unread = await Promise.all(Array.from({ length: 4 }, () => download(ann)));
    expect(unread.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const fifth = await download(ann);
    expect(fifth.status).toBe(429);
    expect(fifth.headers.get("retry-after")).toBe("10");
    await readExport(bob);
    await unread[0]?.body?.cancel();
    await unread[1]?.arrayBuffer();
    await readExport(ann);
    await readExport(ann);
  },
);

// In the long run as many versions as make an `IN` of them longer than the 32,766 parameters of SQLite.
const projectsMany = process.env.TEST_FULL ? 1204 : 204;

testOnOne(
  "S68 S64 all of some hundred projects are in the archive, and no more of them are read at once than a page holds",
  async () => {
    const storage = useStorage();
    const app = await createTestApp({ storage });
    const { db } = app.database;
    const { browser, id: userId } = await plantAccount(app, { marker: ann, storage });
    const at = new Date();
    const dates = { createdAt: at, submittedAt: at, updatedAt: at };
    const projects = Array.from({ length: projectsMany }, (_, index) => ({
      id: `many-${index}`,
      userId,
      businessName: `Business ${index}`,
      industry: "Retail",
      version: 1,
      pageCount: 1,
      searchText: "",
      ...dates,
    }));
    const versions = projects.map(({ id: projectId }) => ({
      id: `${projectId}-1`,
      projectId,
      version: 1,
      onboarding: "{}",
      spec: "{}",
      createdAt: at,
    }));
    for (let start = 0; start < projectsMany; start += 200) {
      await db.project.createMany({ data: projects.slice(start, start + 200) });
      await db.projectVersion.createMany({ data: versions.slice(start, start + 200) });
    }
    const read = vi.spyOn(db.project, "findMany");
    const files = await readExport(browser);
    const answers = Object.keys(files).filter((path) => path.endsWith("versions/1/answers.json"));
    expect(answers).toHaveLength(projectsMany + 1);
    for (const [query] of read.mock.calls) expect(query?.take).toBeLessThanOrEqual(100);
    expect(read).toHaveBeenCalledTimes(Math.ceil(projectsMany / 100));
  },
);

test("S-07.8 S64 what cannot be read is in the archive as it is stored, a note says where, and staff are notified", async () => {
  const storage = useStorage();
  const app = await createTestApp({ storage });
  const { db } = app.database;
  const { browser } = await plantAccount(app, { marker: ann, storage });
  await db.draft.updateMany({ data: { state: "{half a draft" } });
  await db.savedDesign.updateMany({ data: { value: "no design" } });
  await db.projectVersion.updateMany({
    where: { version: 1 },
    data: { onboarding: "half an answer", spec: "" },
  });
  const files = await readExport(browser);
  expect(JSON.parse(files["drafts.json"] ?? "")[0].state).toBe("{half a draft");
  expect(JSON.parse(files["designs.json"] ?? "")[0].value).toBe("no design");
  expect(files["projects/01_quokka-ann/versions/1/answers.json"]).toBe("half an answer");
  for (const place of [
    "drafts.json",
    "designs.json",
    "versions/1/answers.json",
    "versions/1/specification.json",
  ])
    expect(files["UNREADABLE.md"]).toContain(place);
  expect(files["UNREADABLE.md"]).not.toContain("versions/2");
  expect(files["profile.json"]).toContain(ann);
  const notices = await db.outboxMessage.count({ where: { kind: "staff-notice" } });
  expect(notices).toBe(4);
});
