import { getProjectVersion, listProjectVersions } from "@sitewright/contracts";
import { publicWords } from "@sitewright/spec-core/content";
import { onboardingSchema } from "@sitewright/spec-core/onboarding";
import { diffSpecs } from "@sitewright/spec-core/spec";
import { expect, test } from "vitest";
import type { Browser } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { createTestApp } from "./harness/test-app.ts";

const description = "We bake sourdough every morning. Call us on 020 7946 0018.";

/** A project whose second version its client sent, and whose third one the staff stored. */
async function projectWithVersions() {
  const app = await createTestApp();
  const ann = await app.signUp("ann@quay.example");
  const json = completeAnswers({ description });
  const made = await ann.send("POST", "/api/projects", { json, headers: withKey("key-00000001") });
  const { project } = (await made.json()) as { project: { id: string } };
  const path = `/api/projects/${project.id}`;
  app.advance(60_000);
  const second = completeAnswers({ description, businessName: "Quayside Bakery" });
  await ann.send("PUT", path, { json: second, headers: { "if-match": "1" } });
  app.advance(60_000);
  const builder = await app.signInAs("builder");
  const [phone] = publicWords(onboardingSchema.parse(second).formData).facts;
  const words = { from: 2, choices: [{ id: phone?.id, print: true }] };
  await builder.send("POST", `/api/admin/projects/${project.id}/words`, { json: words });
  return { app, ann, builder, path };
}

const readVersions = async (browser: Browser, path: string) =>
  listProjectVersions.response.parse(await (await browser.send("GET", `${path}/versions`)).json());

test("P-23.11 a client lists the versions of an own project, with the one that the agency stored, and reads each", async () => {
  const { ann, path } = await projectWithVersions();
  const { versions } = await readVersions(ann, path);
  expect(versions.map(({ version, author }) => [version, author])).toEqual([
    [3, "agency"],
    [2, "client"],
    [1, "client"],
  ]);
  expect(versions.map(({ createdAt }) => createdAt)).toEqual(
    versions
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
  const read = async (version: number) =>
    getProjectVersion.response.parse(await (await ann.send("GET", `${path}/versions/${version}`)).json());
  const [first, second] = [await read(1), await read(2)];
  expect(
    diffSpecs(first, second)
      .map(({ sentence }) => sentence)
      .join(),
  ).toContain("Quayside Bakery");
  expect(await read(3)).toEqual(await (await ann.send("GET", `${path}/spec`)).json());
});

test("P-23.12 versions of other clients, of deleted projects, and those that do not exist are not found", async () => {
  const { app, ann, path } = await projectWithVersions();
  const ben = await app.signUp("ben@quay.example");
  const statuses = async (browser: Browser) =>
    Promise.all(
      ["/versions", "/versions/1", "/versions/4"].map(
        async (part) => (await browser.send("GET", path + part)).status,
      ),
    );
  expect(await statuses(ben)).toEqual([404, 404, 404]);
  expect(await statuses(ann)).toEqual([200, 200, 404]);
  expect((await ann.send("DELETE", path)).status).toBe(204);
  expect(await statuses(ann)).toEqual([404, 404, 404]);
});
