import { expect, it, vi } from "vitest";
import { fakeService } from "../../test/fake-service.ts";
import { MemoryStorage } from "../../test/memory-storage.ts";
import { client, completeAnswers } from "../../test/sample-project.ts";
import { initialWizardState, useWizard } from "../wizard/wizard-store.ts";
import { submitProject } from "./submit.ts";

// A separate file: the page looks for the browser's storage once.
it("F16 a retry carries the same Idempotency-Key where the browser's storage is full", async () => {
  const full = new MemoryStorage();
  full.isFull = true;
  vi.stubGlobal("localStorage", full);
  const { requests } = fakeService({ "POST /api/projects": () => "offline" });
  useWizard.setState({ ...initialWizardState, onboarding: completeAnswers }, true);
  await submitProject(client);
  await submitProject(client);
  const [first, second] = requests.map(({ headers }) => headers["idempotency-key"]);
  expect(full.entries.size).toBe(0);
  expect(first).toMatch(/.{8,}/);
  expect(second).toBe(first);
});
