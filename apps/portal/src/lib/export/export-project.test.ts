import { afterEach, describe, expect, it, vi } from "vitest";
import { administrator, client, completeAnswers } from "../../test/sample-project.ts";
import { initialWizardState } from "../wizard/wizard-state.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { exportName } from "./export-name.ts";
import { exportProject } from "./export-project.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("exporting a project", () => {
  it("P-26.1 is refused to everybody but an administrator, in its words", async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click");
    expect(await exportProject(client)).toEqual({
      tone: "error",
      title: "Export functionality is only available for admin users.",
    });
    expect(click).not.toHaveBeenCalled();
  });

  it("P-26.2 downloads the specification of the current answers and says so", async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved.push(blob as Blob);
      return "blob:export";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    useWizard.setState({ ...initialWizardState, onboarding: completeAnswers }, true);
    expect(await exportProject(administrator)).toEqual({
      tone: "ok",
      title: "Project Exported Successfully!",
      description: "Your project data has been downloaded and saved to your account.",
    });
    expect(JSON.parse((await saved[0]?.text()) ?? "{}")).toMatchObject({
      businessInfo: { name: "Greenwich Bakehouse" },
    });
  });

  it("P-26.3 a failure is told in its words", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
      throw new Error("refused");
    });
    expect(await exportProject(administrator)).toEqual({
      tone: "error",
      title: "Failed to export project data. Please try again.",
    });
  });

  it.each([
    ["Greenwich Bakehouse", "greenwich-bakehouse-2026-03-01.json"],
    ["  ", "project-2026-03-01.json"],
  ])("P-26.4 the file of '%s' is called %s", (business, name) => {
    expect(exportName(business, new Date(2026, 2, 1))).toBe(name);
  });
});
