import { expect, test } from "vitest";
import { newId } from "../src/deps.ts";
import { createNotifyStaff } from "../src/staff-notices/notify.ts";
import { dayMs } from "../src/time-units.ts";
import { ownerEmail } from "./harness/owner.ts";
import { createTestApp, testOrigin } from "./harness/test-app.ts";

const notice = { about: "orphan-sweep", subject: "Stored files", lines: ["120 files have no row."] };

async function open(overrides: { agencyEmail?: string } = {}) {
  const app = await createTestApp();
  const { db } = app.database;
  const logged: unknown[] = [];
  const notify = createNotifyStaff({
    db,
    now: () => new Date(),
    newId,
    appUrl: testOrigin,
    agencyEmail: ownerEmail,
    wakeOutbox: () => {},
    log: { error: (...words: unknown[]) => logged.push(words) },
    ...overrides,
  });
  return { app, notify, logged, mails: () => db.outboxMessage.findMany({ where: { kind: "staff-notice" } }) };
}

test("S-17.1 staff get one mail a day about one thing, however often it is found, and a log record each time", async () => {
  const { app, notify, logged, mails } = await open();
  await notify(notice);
  await notify(notice);
  expect(await mails()).toMatchObject([
    { recipient: ownerEmail, subject: "Stored files", status: "pending" },
  ]);
  await notify({ ...notice, about: "draft:1" });
  app.advance(dayMs);
  await notify(notice);
  expect(await mails()).toHaveLength(3);
  expect(logged).toHaveLength(4);
});

test("S-17.1 a notice that cannot be mailed is logged and harms nobody", async () => {
  const { app, notify, logged } = await open();
  await app.database.db.$executeRaw`DROP TABLE outbox_messages`;
  await notify(notice);
  expect(logged).toHaveLength(2);
});
