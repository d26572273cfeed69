import { adminListOutbox, adminListProjects, createProject, type Project } from "@sitewright/contracts";
import { validateOnboarding } from "@sitewright/spec-core/onboarding";
import { expect, test, vi } from "vitest";
import { newId } from "../src/deps.ts";
import { insertSubmission } from "../src/features/projects/submission-store.ts";
import { buildProject } from "../src/features/projects/submit.ts";
import { UnfinishedBuildError } from "../src/spec-building/spec-builder.ts";
import { hourMs, minuteMs } from "../src/time-units.ts";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { buildSpecHere } from "./harness/build-spec-here.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { testOnOne } from "./harness/on-one-database.ts";
import { ownerEmail, testPassword } from "./harness/owner.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

const here = "198.51.100.7";

async function signUp(app: TestApp, email: string, { address = here, isConfirmed = true } = {}) {
  const browser = app.open(address);
  await browser.send("POST", "/api/auth/sign-up", { json: { email, password: testPassword, name: "Ann" } });
  if (isConfirmed)
    await app.database.db.user.update({ where: { email }, data: { emailVerifiedAt: new Date() } });
  return browser;
}

let keys = 0;
const submit = (browser: Browser, key = `submit-number-${++keys}`, formData = {}) =>
  browser.send("POST", "/api/projects", { json: completeAnswers(formData), headers: withKey(key) });

async function repeat(times: number, call: (index: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index++) statuses.push((await call(index)).status);
  return statuses;
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

async function refusedWith(response: Response) {
  const { status, code, detail } = await readProblem(response);
  return { status, code, detail, retryAfterS: Number(response.headers.get("retry-after")) };
}

testOnOne(
  "S68 a submit whose specification is not built in time is 503 and stored by the next try",
  async () => {
    let isBusy = true;
    const app = await createTestApp({
      buildSpec: async (...asked) => {
        if (isBusy) throw new UnfinishedBuildError("It took too long.");
        return buildSpecHere(...asked);
      },
    });
    const ann = await signUp(app, "ann@harbour.example");
    expect(await refusedWith(await submit(ann, "submit-of-a-busy-time"))).toMatchObject({
      status: 503,
      code: "unavailable",
      retryAfterS: 2,
    });
    isBusy = false;
    expect((await submit(ann, "submit-of-a-busy-time")).status).toBe(201);
    expect(await app.database.db.project.count()).toBe(1);
  },
);

testOnOne(
  "S68 answers that take too long again and again hold nobody up: three tries an hour of an account, also at once, ten of a network",
  async () => {
    let builds = 0;
    const app = await createTestApp({
      buildSpec: async (answers, context) => {
        if (answers.formData.audience !== "slow") return buildSpecHere(answers, context);
        builds += 1;
        throw new UnfinishedBuildError("It took too long.");
      },
    });
    const ann = await signUp(app, "ann@harbour.example");
    const slow = (browser: Browser) => submit(browser, undefined, { audience: "slow" });
    const answers = await Promise.all(Array.from({ length: 6 }, () => slow(ann)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...times(3, 429), ...times(3, 503)]);
    expect(builds).toBe(3);
    expect(await refusedWith(await submit(ann))).toEqual({
      status: 429,
      code: "too-many-requests",
      detail:
        "Your answers took too long to work through. They are kept; please try again in 60 minutes, or shorten your longest answers.",
      retryAfterS: 3600,
    });
    const bob = await signUp(app, "bob@forge.example");
    expect((await submit(bob)).status).toBe(201);
    for (let index = 0; index < 4; index++) {
      const other = await signUp(app, `new${index}@x.example`);
      await repeat(3, () => slow(other));
    }
    expect(builds).toBe(10);
    const elsewhere = await signUp(app, "eve@quay.example", { address: "203.0.113.9" });
    expect((await submit(elsewhere)).status).toBe(201);
    app.advance(hourMs);
    expect((await submit(ann)).status).toBe(201);
  },
);

testOnOne(
  "S69 builds of the accounts take turns: one account's burst is one build in the queue",
  async () => {
    const order: string[] = [];
    const first = Promise.withResolvers<void>();
    const app = await createTestApp({
      async buildSpec(answers, context) {
        order.push(answers.formData.audience);
        await first.promise;
        return buildSpecHere(answers, context);
      },
    });
    const ann = await signUp(app, "ann@harbour.example");
    const bob = await signUp(app, "bob@forge.example");
    const sent = Array.from({ length: 3 }, () => submit(ann, undefined, { audience: "Ann's" }));
    await vi.waitFor(() => expect(order).toHaveLength(1));
    sent.push(submit(bob, undefined, { audience: "Bob's" }));
    // Bob's is at the queue by then; nothing else shows it.
    await new Promise((resolve) => setTimeout(resolve, 200));
    first.resolve();
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(times(4, 201));
    expect(order).toEqual(["Ann's", "Bob's", "Ann's", "Ann's"]);
  },
);

test("S68 ten projects an hour for an account; then the refusal says when the next is allowed, and what is kept", async () => {
  const app = await createTestApp();
  const ann = await signUp(app, "ann@harbour.example");
  expect(await repeat(10, () => submit(ann))).toEqual(times(10, 201));
  app.advance(40 * minuteMs);
  expect(await refusedWith(await submit(ann))).toEqual({
    status: 429,
    code: "too-many-requests",
    detail:
      "You have submitted 10 projects within an hour. Your answers are kept; you can submit again in 20 minutes.",
    retryAfterS: 20 * 60,
  });
  expect(await app.database.db.project.count()).toBe(10);
  expect((await submit(await signUp(app, "bob@forge.example"))).status).toBe(201);
  app.advance(20 * minuteMs);
  expect((await submit(ann)).status).toBe(201);
});

testOnOne("S68 fifty projects a day for an account", async () => {
  const app = await createTestApp();
  const ann = await signUp(app, "ann@harbour.example");
  for (let hour = 0; hour < 5; hour++) {
    expect(await repeat(10, () => submit(ann))).toEqual(times(10, 201));
    app.advance(hourMs);
  }
  const refused = await refusedWith(await submit(ann));
  expect(refused).toMatchObject({ status: 429, retryAfterS: 19 * 3600 });
  expect(refused.detail).toContain("50 projects within a day");
  expect(refused.detail).toContain("in 19 hours");
});

testOnOne(
  "S68 three projects a day until the address is confirmed, which the refusal says; confirming lets them go on at once",
  async () => {
    const app = await createTestApp();
    const ann = await signUp(app, "ann@harbour.example", { isConfirmed: false });
    expect(await repeat(3, () => submit(ann))).toEqual(times(3, 201));
    const refused = await refusedWith(await submit(ann));
    expect(refused).toMatchObject({ status: 429, retryAfterS: 24 * 3600 });
    expect(refused.detail).toBe(
      "You have submitted 3 projects within a day. Confirm your email address using the link in our email and you can submit again at once, otherwise in 24 hours. Your answers are kept.",
    );
    await app.database.db.user.updateMany({ data: { emailVerifiedAt: new Date() } });
    expect(await repeat(8, () => submit(ann))).toEqual([...times(7, 201), 429]);
  },
);

testOnOne(
  "S68 from one network come ten times as many as from one account, and confirmed clients are not held up by others",
  async () => {
    const app = await createTestApp({ submitsPerHour: 1 });
    const newcomer = (index: number) => signUp(app, `new${index}@x.example`, { isConfirmed: false });
    for (let index = 0; index < 10; index++) expect((await submit(await newcomer(index))).status).toBe(201);
    app.advance(hourMs);
    const refused = await refusedWith(await submit(await newcomer(10)));
    expect(refused).toMatchObject({ status: 429, retryAfterS: 23 * 3600 });
    expect(refused.detail).toContain("from your network");
    expect((await submit(await signUp(app, "ann@harbour.example"))).status).toBe(201);
    const elsewhere = { address: "203.0.113.9", isConfirmed: false };
    expect((await submit(await signUp(app, "bob@forge.example", elsewhere))).status).toBe(201);
  },
);

testOnOne(
  "S68 a retry under its key is answered with the project and counts nothing, also past the limit",
  async () => {
    const app = await createTestApp();
    const ann = await signUp(app, "ann@harbour.example", { isConfirmed: false });
    const first = await submit(ann, "submit-first");
    expect(await repeat(5, () => submit(ann, "submit-first"))).toEqual(times(5, 201));
    expect(await repeat(3, () => submit(ann))).toEqual([201, 201, 429]);
    expect(await (await submit(ann, "submit-first")).text()).toBe(await first.text());
  },
);

test("S68 answers that are refused count nothing, and neither does a submit that fails", async () => {
  const app = await createTestApp();
  const ann = await signUp(app, "ann@harbour.example", { isConfirmed: false });
  expect(await repeat(5, () => submit(ann, undefined, { description: "" }))).toEqual(times(5, 422));
  const unknown = { ...completeAnswers(), uploadedFiles: [{ id: "1", name: "x", size: 1 }] };
  const withUnknown = () =>
    ann.send("POST", "/api/projects", { json: unknown, headers: withKey("submit-unknown") });
  expect(await repeat(5, withUnknown)).toEqual(times(5, 422));
  await app.database.db.$executeRaw`ALTER TABLE outbox_messages RENAME TO elsewhere`;
  expect(await repeat(5, () => submit(ann))).toEqual(times(5, 500));
  await app.database.db.$executeRaw`ALTER TABLE elsewhere RENAME TO outbox_messages`;
  expect(await repeat(4, () => submit(ann))).toEqual([201, 201, 201, 429]);
});

test("S68 S-16.5 of submits sent at once no more are stored than the limit; what is refused leaves nothing", async () => {
  const app = await createTestApp();
  const ann = await signUp(app, "ann@harbour.example", { isConfirmed: false });
  const answers = await Promise.all(Array.from({ length: 12 }, () => submit(ann)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...times(3, 201), ...times(9, 429)]);
  const { db } = app.database;
  expect([
    await db.project.count(),
    await db.projectVersion.count(),
    await db.idempotencyRecord.count(),
  ]).toEqual([3, 3, 3]);
  expect(await db.outboxMessage.count({ where: { kind: "agency-notice" } })).toBe(3);
});

testOnOne("S68 deleting a project gives nothing back", async () => {
  const app = await createTestApp();
  const ann = await signUp(app, "ann@harbour.example", { isConfirmed: false });
  const statuses = await repeat(4, async () => {
    const answer = await submit(ann);
    if (answer.status !== 201) return answer;
    const { project } = createProject.response.parse(await answer.clone().json());
    await ann.send("DELETE", `/api/projects/${project.id}`);
    return answer;
  });
  expect(statuses).toEqual([201, 201, 201, 429]);
});

const position = { activeTab: "welcome", journeyStarted: true, visitedTabs: {}, completionStatus: {} };

testOnOne(
  "S68 versions are limited too: an edit a minute for an hour, by saving and by finishing; answers go on saving themselves",
  async () => {
    const app = await createTestApp();
    const ann = await signUp(app, "ann@harbour.example");
    const { project } = createProject.response.parse(await (await submit(ann)).json());
    const save = (index: number) => {
      app.advance(1000);
      const path = `/api/projects/${project.id}`;
      const [method, address] =
        index % 2 ? (["PUT", path] as const) : (["POST", `${path}/finalise`] as const);
      return ann.send(method, address, {
        json: completeAnswers({ audience: `Neighbours ${index}` }),
        headers: { "if-match": String(index + 1) },
      });
    };
    expect(await repeat(60, save)).toEqual(times(60, 200));
    expect(await refusedWith(await save(60))).toEqual({
      status: 429,
      code: "too-many-requests",
      detail:
        "You have saved your changes 60 times within an hour. What you change now is kept as a draft; you can save it in 59 minutes.",
      retryAfterS: 59 * 60,
    });
    // The answer to the last one was lost: it is known, and costs nothing.
    expect((await save(59)).status).toBe(200);
    const draft = { version: 0, state: { onboarding: completeAnswers(), position } };
    expect((await ann.send("PUT", `/api/draft?project=${project.id}`, { json: draft })).status).toBe(200);
    expect(await app.database.db.projectVersion.count()).toBe(61);
    app.advance(hourMs);
    expect((await save(60)).status).toBe(200);
  },
);

testOnOne("S68 thirty versions a day until the address is confirmed, which the refusal says", async () => {
  const app = await createTestApp({ submitsPerHour: 1 });
  const ann = await signUp(app, "ann@harbour.example", { isConfirmed: false });
  const { project } = createProject.response.parse(await (await submit(ann)).json());
  const save = ({ id }: Pick<Project, "id">, index: number) =>
    ann.send("PUT", `/api/projects/${id}`, {
      json: completeAnswers({ audience: `Neighbours ${index}` }),
      headers: { "if-match": String(index + 1) },
    });
  expect(await repeat(3, (index) => save(project, index))).toEqual(times(3, 200));
  const refused = await refusedWith(await save(project, 3));
  expect([refused.status, refused.detail]).toEqual([
    429,
    "You have saved your changes 3 times within a day. Confirm your email address using the link in our email and you can save again at once, otherwise in 24 hours. What you change now is kept as a draft.",
  ]);
});

testOnOne(
  "S68 the agency gets ten notices a day of one client; further ones lie readable in the outbox, and the log says so",
  async () => {
    const app = await createTestApp({ submitsPerHour: 12 });
    const ann = await signUp(app, "ann@harbour.example");
    expect(await repeat(12, () => submit(ann))).toEqual(times(12, 201));
    const { db } = app.database;
    const notices = { kind: "agency-notice", recipient: ownerEmail };
    expect(await db.outboxMessage.count({ where: { ...notices, status: "pending" } })).toBe(10);
    const owner = await app.signInAsOwner();
    const outbox = await owner.send("GET", "/api/admin/outbox?status=cancelled");
    const { messages } = adminListOutbox.response.parse(await outbox.json());
    expect(messages).toHaveLength(2);
    expect(messages[0]).toMatchObject({
      ...notices,
      lastError:
        "Not sent: there were too many notices within a day. The project is in the list of projects.",
    });
    const listed = await owner.send("GET", "/api/admin/projects");
    const { projects } = adminListProjects.response.parse(await listed.json());
    expect(projects.map(({ id }) => id)).toContain(messages[0]?.projectId);
    const warnings = app.logged.filter(({ msg }) => /notice of a project is held/.test(String(msg)));
    expect(warnings.map(({ projectId }) => projectId).sort()).toEqual(
      messages.map(({ projectId }) => projectId).sort(),
    );
    expect(await db.outboxMessage.count({ where: { kind: "project-confirmation", status: "pending" } })).toBe(
      12,
    );
    app.advance(24 * hourMs);
    await submit(ann);
    expect(await db.outboxMessage.count({ where: { ...notices, status: "pending" } })).toBe(11);
  },
);

test("S-10.14 a submit is counted once all else of it is written: what a network shares is locked for the shortest time", async () => {
  const app = await createTestApp();
  const email = "ann@harbour.example";
  await signUp(app, email);
  const { id: ownerId } = await app.database.db.user.findUniqueOrThrow({ where: { email } });
  const checked = validateOnboarding(completeAnswers());
  if (!checked.ok) throw new Error("The answers are not complete.");
  const answers = checked.value;
  const at = new Date();
  const mail = { recipient: email, userId: ownerId, projectId: null, subject: "s", html: "h", text: "t" };
  const mails = (["project-confirmation", "agency-notice"] as const).map((kind) => {
    return { ...mail, kind, id: newId(), dedupeKey: kind };
  });
  const settings = { fontKitUrl: undefined, submitsPerHour: 10 };
  const stored: number[] = [];
  await insertSubmission(
    app.database.db,
    {
      id: newId(),
      versionId: newId(),
      idempotency: { id: newId(), key: "key-00000001", requestHash: "hash" },
      owner: { id: ownerId, email, displayName: "Ann", isVerified: true },
      answers,
      built: await buildProject(answers, at, { buildSpec: buildSpecHere, newId, settings }),
      mails,
      at,
    },
    {
      readFiles: async () => answers,
      async count(tx) {
        const where = { dedupeKey: { in: mails.map(({ dedupeKey }) => dedupeKey) } };
        stored.push(await tx.projectVersion.count(), await tx.outboxMessage.count({ where }));
        return undefined;
      },
      holdNotice: async () => undefined,
      onSubmitted: async () => {},
    },
  );
  expect(stored).toEqual([1, 1]);
});
