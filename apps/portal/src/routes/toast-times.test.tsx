import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SubmissionResult } from "../features/sitemap/submission-result.tsx";
import { useSubmission } from "../lib/submission/submission-store.ts";
import { freshPortalForEachTest, renderPortal } from "../test/render-portal.tsx";
import { client } from "../test/sample-project.ts";

freshPortalForEachTest();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("P-25.3 'Project Updated!' stays for three seconds", async () => {
  renderPortal(<SubmissionResult />);
  act(() => useSubmission.setState({ outcome: { kind: "updated", name: "Bakehouse", email: client.email } }));
  expect(screen.getByText("Project Updated!")).toBeTruthy();
  expect(screen.getByText("Your changes have been saved successfully.")).toBeTruthy();
  await wait(2900);
  expect(screen.queryByText("Project Updated!")).not.toBeNull();
  await wait(200);
  expect(screen.queryByText("Project Updated!")).toBeNull();
});

it("P-25.31 'Project Updated!' is shown once, not again when the wizard is opened again", async () => {
  renderPortal(<SubmissionResult />);
  act(() => useSubmission.setState({ outcome: { kind: "updated", name: "Bakehouse", email: client.email } }));
  expect(screen.getByText("Project Updated!")).toBeTruthy();
  cleanup();
  renderPortal(<SubmissionResult />);
  expect(screen.queryByText("Project Updated!")).toBeNull();
});
