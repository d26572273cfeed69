import { expect, test } from "vitest";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { createTestApp } from "./harness/test-app.ts";

test("S-03.6 the stored specification is served byte for byte", async () => {
  const app = await createTestApp();
  const browser = await app.signUp("ann@harbour.example");
  const created = await browser.send("POST", "/api/projects", {
    json: completeAnswers(),
    headers: withKey("bytes-key-1"),
  });
  const { project } = (await created.json()) as { project: { id: string } };
  const stored = await app.database.db.projectVersion.findFirstOrThrow({ where: { projectId: project.id } });
  const served = await (await browser.send("GET", `/api/projects/${project.id}/spec`)).text();
  expect(served).toBe(stored.spec);
});
