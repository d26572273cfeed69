import { act, screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { uploads } from "../../lib/uploads/uploads.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { fakeService } from "../../test/fake-service.ts";
import { answers, freshWizardForEachTest, renderStep } from "../../test/render-step.tsx";
import { silentUploads } from "../../test/silent-uploads.ts";
import { StyleStep } from "./style-step.tsx";

freshWizardForEachTest();

const show = () => renderStep(<StyleStep />);
const options = (name: string) => within(screen.getByRole("radiogroup", { name }));
const choose = (name: string, option: string) =>
  options(name).getByRole("radio", { name: new RegExp(`^${option}`) });
const sample = () => screen.getByRole("region", { name: "How it will sound" }).textContent ?? "";

describe("tone and content style", () => {
  test.each(["Modern", "Corporate", "Minimalist", "Bold", "Fun"])("P-18.1 %s is a tone", async (tone) => {
    const user = show();
    expect(options("Design tone").getAllByRole("radio")).toHaveLength(5);
    await user.click(choose("Design tone", tone));
    expect(answers().formData.tone).toBe(tone);
  });

  test.each(["Casual", "Professional", "Technical"])("P-18.2 %s is a content style", async (contentStyle) => {
    const user = show();
    expect(options("Content style").getAllByRole("radio")).toHaveLength(3);
    await user.click(choose("Content style", contentStyle));
    expect(answers().formData.contentStyle).toBe(contentStyle);
  });

  test("P-18.9 the way to a group brings the heading above it into view", () => {
    show();
    for (const name of ["Design tone", "Content style"])
      expect(screen.getByRole("radiogroup", { name }).className).toMatch(/\bscroll-mt-/);
  });

  test("P-18.6 without a content style the screen says so, and stops saying so once one is chosen", async () => {
    const user = show();
    const message = "Please select a content style to continue";
    const described = screen
      .getByRole("radiogroup", { name: "Content style" })
      .getAttribute("aria-describedby");
    expect(document.getElementById(described ?? "")?.textContent).toBe(message);
    await user.click(choose("Content style", "Casual"));
    expect(screen.queryByText(message)).toBeNull();
  });

  test("P-18.7 without a content style the choice has a red border", async () => {
    const user = show();
    const border = () => screen.getByRole("radiogroup", { name: "Content style" }).className;
    expect(border()).toContain("border-bad");
    await user.click(choose("Content style", "Casual"));
    expect(border()).not.toContain("border-bad");
  });
});

describe("texts", () => {
  test("P-18.3 AI content creation can be switched on", async () => {
    const user = show();
    await user.click(screen.getByRole("switch", { name: /^Write the text with AI/ }));
    expect(answers().formData.aiContentCreation).toBe(true);
  });

  test("P-18.4 content notes are kept", async () => {
    const user = show();
    await user.type(screen.getByRole("textbox", { name: /^Content notes/ }), "Never say artisanal.");
    expect(answers().formData.contentNotes).toBe("Never say artisanal.");
  });

  test("C-27.1 content documents are chosen among the uploaded files, the logo left out", async () => {
    const file = { type: "media", size: 1, url: "", storagePath: "x" } as const;
    wizard.addUploads([
      { ...file, id: "1", name: "prices.pdf" },
      { ...file, id: "2", name: "logo.png", type: "logo" },
    ]);
    const user = show();
    expect(screen.queryByRole("checkbox", { name: /^logo\.png/ })).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: /^prices\.pdf/ }));
    expect(answers().formData.contentDocuments).toEqual([{ id: "1", name: "prices.pdf" }]);
    await user.click(screen.getByRole("checkbox", { name: /^prices\.pdf/ }));
    expect(answers().formData.contentDocuments).toEqual([]);
  });
});

describe("documents that are chosen while another project is being opened", () => {
  test("C-27.11 tick nothing in that project", async () => {
    const { requests: calls } = fakeService({
      "GET /api/draft": () => ({ status: 200, body: { draft: null } }),
      "PUT /api/draft": () => ({ status: 200, body: { version: 1, savedAt: "2026-03-01T10:00:00.000Z" } }),
    });
    const requests = silentUploads();
    const user = show();
    const prices = new File(["%PDF-1.7"], "prices.pdf", { type: "application/pdf" });
    await user.upload(screen.getByLabelText(/^Drop documents here/), prices);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    const listed = {
      id: "1",
      name: "menu.pdf",
      type: "document",
      size: 1,
      url: "",
      storagePath: "x",
    } as const;
    wizard.loadProject({
      id: "project-2",
      version: 1,
      onboarding: { ...answers(), uploadedFiles: [listed] },
    });
    requests[0]?.answer();
    await vi.waitFor(() => expect(calls.map(({ method }) => method)).toContain("PUT"));
    await act(() => uploads.allDone());
    expect(answers().formData.contentDocuments).toEqual([]);
  });
});

describe("preview", () => {
  test("P-18.5 the preview is about the client's own business and changes with tone and content style", async () => {
    wizard.updateForm({ businessName: "Greenwich Bakehouse", niche: "Artisan bakery" });
    const user = show();
    expect(sample()).toContain("No sample yet");
    await user.click(choose("Design tone", "Bold"));
    await user.click(choose("Content style", "Casual"));
    const casual = sample();
    expect(casual).toContain("Greenwich Bakehouse");
    expect(casual.toLowerCase()).toContain("artisan bakery");
    await user.click(choose("Content style", "Technical"));
    const technical = sample();
    expect(technical).not.toBe(casual);
    await user.click(choose("Design tone", "Minimalist"));
    expect(sample()).not.toBe(technical);
  });
});
