import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeService } from "../../test/fake-service.ts";
import { MemoryStorage } from "../../test/memory-storage.ts";
import { client, completeAnswers } from "../../test/sample-project.ts";

// The modules look for the browser's storage once: this file loads its own, and no other file gets them.
beforeEach(() => void vi.resetModules());
afterEach(() => void vi.resetModules());

it("F16 a retry carries the same Idempotency-Key where the browser's storage is full", async () => {
  const full = new MemoryStorage();
  full.isFull = true;
  vi.stubGlobal("localStorage", full);
  const { initialWizardState, useWizard } = await import("../wizard/wizard-store.ts");
  const { submitProject } = await import("./submit.ts");
  const { requests } = fakeService({ "POST /api/projects": () => "offline" });
  useWizard.setState({ ...initialWizardState, onboarding: completeAnswers }, true);
  await submitProject(client);
  await submitProject(client);
  const [first, second] = requests.map(({ headers }) => headers["idempotency-key"]);
  expect(full.entries.size).toBe(0);
  expect(first).toMatch(/.{8,}/);
  expect(second).toBe(first);
});
