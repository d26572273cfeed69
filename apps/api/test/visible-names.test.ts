import { type Access, endpoints, isStaffAccess, isTokenAccess } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { z } from "zod";
import { readProblem, readSession } from "./harness/answers.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { endpointCalls } from "./harness/endpoint-calls.ts";
import { createObjects } from "./harness/endpoint-objects.ts";
import { annEmail } from "./harness/endpoint-samples.ts";
import { createTestApp } from "./harness/test-app.ts";

const invisible = ["\u3164", "\u200B\u200D", "\u2800", " \uFE0F ", "\u{E0041}", "\u200F\u00AD"];

/** The names of the fields in which somebody gives a name that others read. */
const nameFields = ["name", "displayName", "businessName", "title"];

/** The names of a JSON body's own fields, in whichever of its forms. */
function fieldsOf(schema: z.core.JSONSchema.BaseSchema): string[] {
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const own = Object.keys(schema.properties ?? {});
  return [...new Set([...own, ...forms.flatMap((form) => (typeof form === "object" ? fieldsOf(form) : []))])];
}

async function startFilled() {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail);
  return { app, ann, objects: await createObjects(app, ann), owner: await app.signInAsOwner() };
}

test("S71 no call accepts an invisible name; the refusal names the field", async () => {
  const { app, ann, owner, objects } = await startFilled();
  const browserFor = (access: Access) => {
    if (isTokenAccess(access)) return app.open();
    return isStaffAccess(access) ? owner : ann;
  };
  const asked: string[] = [];
  for (const endpoint of endpoints) {
    const { path, json, ...options } = endpointCalls[endpoint.name](objects);
    if (!("body" in endpoint) || typeof json !== "object" || json === null) continue;
    const schema = z.toJSONSchema(endpoint.body, { io: "input", unrepresentable: "any" });
    for (const field of nameFields.filter((name) => fieldsOf(schema).includes(name)))
      for (const text of invisible) {
        const sent = { ...json, displayName: "Ann", [field]: text };
        const browser = browserFor(endpoint.access);
        const answer = await browser.send(endpoint.method, path, { ...options, json: sent });
        const what = `${endpoint.name} ${field} ${JSON.stringify(text)}`;
        expect([400, 422], what).toContain(answer.status);
        expect(
          (await readProblem(answer)).errors?.map(({ path: at }) => at),
          what,
        ).toEqual([field]);
        asked.push(endpoint.name);
      }
  }
  expect([...new Set(asked)].sort()).toEqual([
    "acceptStaffInvitation",
    "adminAddAgent",
    "adminCreateDocument",
    "adminCreatePost",
    "adminCreateUser",
    "adminUpdateDocument",
    "saveDesign",
    "sendContactMessage",
    "signUp",
    "updatePost",
    "updateProfile",
  ]);
});

test("S71 a project needs a business name, and every required answer in words, that can be seen", async () => {
  const { ann } = await startFilled();
  for (const field of ["businessName", "description", "niche", "audience"])
    for (const [at, text] of invisible.entries()) {
      const json = completeAnswers({ [field]: text });
      const answer = await ann.send("POST", "/api/projects", {
        json,
        headers: withKey(`key-${field}-${at}`),
      });
      expect(answer.status).toBe(422);
      expect((await readProblem(answer)).errors?.map(({ path }) => path)).toEqual([`formData.${field}`]);
    }
});

test("S71 signs that turn the direction round are left out; joiners and other scripts stay", async () => {
  const { app, ann, objects } = await startFilled();
  const saved = async (displayName: string) => {
    const json = { displayName, businessName: `${displayName} & Co` };
    const answer = await ann.send("PUT", `/api/profiles/${objects.annId}`, { json });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { profile: { displayName: string; businessName: string } }).profile;
  };
  expect(await saved("Ann \u202Etnega\u202C \u2067x\u2069")).toMatchObject({
    displayName: "Ann tnega x",
    businessName: "Ann tnega x & Co",
  });
  for (const name of ["علی‌رضا", "ശ്രീ‍ല", "ශ්‍රී", "👩‍👩‍👧 family", "Zoë"])
    expect(await saved(name)).toMatchObject({ displayName: name, businessName: `${name} & Co` });
  const other = await app.signUp("ali@harbour.example", "\u202Eعلی‌رضا\u202C");
  expect(await readSession(other)).toMatchObject({ displayName: "علی‌رضا" });
});

test("S71 who has a handle that is kept from others today keeps it", async () => {
  const { app, ann, objects } = await startFilled();
  await app.database.db.user.update({ where: { id: objects.annId }, data: { username: "adm1n-ann" } });
  const save = (username: string) =>
    ann.send("PUT", `/api/profiles/${objects.annId}`, { json: { displayName: "Ann", username } });
  expect((await save("adm1n-ann")).status).toBe(200);
  for (const handle of ["site-wright", "adm1n", "sitewrlght", "support-team"]) {
    const answer = await save(handle);
    expect(answer.status, handle).toBe(422);
    expect((await readProblem(answer)).errors?.map(({ path }) => path)).toEqual(["username"]);
  }
});
