import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { wizard } from "../../lib/wizard/actions.ts";
import { fakeService } from "../../test/fake-service.ts";
import { answers, freshWizardForEachTest, renderStep } from "../../test/render-step.tsx";
import { silentUploads } from "../../test/silent-uploads.ts";
import { MediaStep } from "./media-step.tsx";

freshWizardForEachTest();

/** A browser that keeps nothing: bytes stay in memory. */
beforeEach(() => {
  vi.stubGlobal("indexedDB", {
    open: () => {
      const request: { onerror?: () => void; error: Error } = { error: new Error("refused") };
      queueMicrotask(() => request.onerror?.());
      return request;
    },
  });
});

const show = () => renderStep(<MediaStep />);
const input = () => screen.getByLabelText<HTMLInputElement>(/^Drop files here/);
const stored = (name: string): UploadedFile => ({
  id: name,
  name,
  type: "media",
  size: 1000,
  url: `/api/uploads/${name}/content`,
  storagePath: `media/p/${name}`,
});

describe("adding files", () => {
  test("P-15.1 the drop zone takes images, WebP, PDF, DOC, DOCX, PPT and PPTX", async () => {
    show();
    await vi.waitFor(() => expect(input().accept).not.toBe(""));
    const accepted = input().accept.split(",");
    for (const kind of ["image/*", "image/webp", ".pdf", ".doc", ".docx", ".ppt", ".pptx"])
      expect(accepted).toContain(kind);
  });

  test("P-15.2 several files are taken at once", async () => {
    const requests = silentUploads();
    const user = show();
    expect(input().multiple).toBe(true);
    await user.upload(input(), [
      new File(["a"], "a.png", { type: "image/png" }),
      new File(["b"], "b.pdf", { type: "application/pdf" }),
    ]);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    for (const request of requests) request.answer();
    await vi.waitFor(() =>
      expect(
        answers()
          .uploadedFiles.map((file) => file.name)
          .toSorted(),
      ).toEqual(["a.png", "b.pdf"]),
    );
  });

  test("P-15.12 more files than a project holds are not taken: they would keep everything else from being saved", async () => {
    const requests = silentUploads();
    const user = show();
    act(() => wizard.addUploads(Array.from({ length: 98 }, (_, index) => stored(`${index}.png`))));
    await user.upload(
      input(),
      ["a.png", "b.png", "c.png"].map((name) => new File(["x"], name, { type: "image/png" })),
    );
    await screen.findByText("A project can have up to 100 files. c.png was not added.");
    expect(requests).toHaveLength(2);
  });

  test("P-15.3 a file over 10 MB is refused with a sentence, one of 10 MB is taken", async () => {
    const requests = silentUploads();
    const user = show();
    const limit = 10 * 1024 * 1024;
    await user.upload(input(), [
      new File([new Uint8Array(limit + 1)], "large.pdf", { type: "application/pdf" }),
      new File([new Uint8Array(limit)], "fits.png", { type: "image/png" }),
    ]);
    expect(await screen.findByText(/large\.pdf is larger than 10 MB/)).toBeTruthy();
    await vi.waitFor(() =>
      expect(requests.map(({ form }) => (form.get("file") as File).name)).toEqual(["fits.png"]),
    );
    expect(screen.getByText(/up to 10MB each/)).toBeTruthy();
    requests[0]?.answer();
  });

  test("P-41.80 a file whose content does not fit its name is left out and says so, not that its type cannot be uploaded; no retry is offered", async () => {
    const requests = silentUploads();
    const user = show();
    await user.upload(input(), [new File(["x"], "brief.pdf", { type: "application/pdf" })]);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.refuseType();
    expect(
      await screen.findByText(
        "brief.pdf is not a PDF inside, or it is damaged. Open it, save it again and choose it.",
      ),
    ).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Retry/ })).toBeNull();
    expect(answers().uploadedFiles).toEqual([]);
  });

  test("P-41.82 a file that is larger than this server takes is left out for its size, not for its type", async () => {
    const requests = silentUploads();
    const user = show();
    await user.upload(input(), [new File(["x"], "brief.pdf", { type: "application/pdf" })]);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.refuseSize();
    expect(await screen.findByText("brief.pdf: At most 10 MB.")).toBeTruthy();
  });

  test("P-41.340 a file that is refused for its name says so with the server's reason, not that it is damaged", async () => {
    const requests = silentUploads();
    const user = show();
    await user.upload(input(), [new File(["x"], "Menu; spring.pdf", { type: "application/pdf" })]);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.refuseType("The name of this file holds a semicolon (;). Rename the file without it.");
    expect(
      await screen.findByText(
        "Menu; spring.pdf: The name of this file holds a semicolon (;). Rename the file without it.",
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/damaged/)).toBeNull();
  });

  test("P-17.81 Retry says in words that the file is being sent", async () => {
    const requests = silentUploads();
    const user = show();
    await user.upload(input(), [new File(["x"], "brief.pdf", { type: "application/pdf" })]);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.fail();
    await user.click(await screen.findByRole("button", { name: /^Retry.*brief\.pdf/ }));
    expect(await screen.findByRole("button", { name: "Sending..." })).toBeTruthy();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    requests[1]?.answer();
  });

  test("P-15.80 a picture on its way that cannot be shown is drawn as a file", async () => {
    const requests = silentUploads();
    const user = show();
    await user.upload(input(), [new File(["no picture"], "odd.png", { type: "image/png" })]);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    const row = screen.getByRole("progressbar", { name: /Uploading odd\.png/ }).closest("li") as HTMLElement;
    fireEvent.error(row.querySelector("img") as HTMLImageElement);
    expect(row.querySelector("img")).toBeNull();
    expect(row.querySelector("svg")).not.toBeNull();
    requests[0]?.answer();
  });

  test("a waiting file that the server refuses can only be chosen again", async () => {
    const requests = silentUploads();
    const user = show();
    await user.upload(input(), [new File(["x"], "brief.pdf", { type: "application/pdf" })]);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.fail();
    await user.click(await screen.findByRole("button", { name: /^Retry.*brief\.pdf/ }));
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    requests[1]?.refuseType();
    expect(await screen.findByLabelText(/^Choose again.*brief\.pdf/)).toBeTruthy();
    expect(screen.getByText(/^brief\.pdf is not a PDF inside/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Retry/ })).toBeNull();
  });

  test("P-15.4 files can be dropped, and each shows how far it is", async () => {
    const requests = silentUploads();
    show();
    const zone = input().closest("label") as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [new File(["a"], "shop.png", { type: "image/png" })] } });
    const bar = await screen.findByRole("progressbar", { name: /Uploading shop\.png/ });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.progress(50, 100);
    await vi.waitFor(() => expect(bar.getAttribute("aria-valuenow")).toBe("50"));
    requests[0]?.answer();
    await vi.waitFor(() => expect(answers().uploadedFiles).toHaveLength(1));
  });
});

describe("uploading", () => {
  test("P-15.10 a picture that is pasted is sent", async () => {
    const requests = silentUploads();
    show();
    const files = [new File(["a"], "shop.png", { type: "image/png" })];
    fireEvent.paste(document.body, { clipboardData: { files } });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    expect(requests.map(({ form }) => (form.get("file") as File).name)).toEqual(["shop.png"]);
    requests[0]?.answer();
    await vi.waitFor(() => expect(answers().uploadedFiles).toHaveLength(1));
  });

  test("P-15.11 Cancel aborts the upload, removes its row and lists nothing", async () => {
    const requests = silentUploads();
    const user = show();
    await user.upload(input(), [new File(["a"], "given-up.png", { type: "image/png" })]);
    const cancel = await screen.findByRole("button", { name: "Cancel upload of given-up.png" });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await user.click(cancel);
    expect(requests[0]?.isAborted()).toBe(true);
    expect(screen.queryByRole("progressbar", { name: /given-up/ })).toBeNull();
    expect(answers().uploadedFiles).toEqual([]);
  });

  test("P-17.14 a file that the busy server defers is retried automatically, and stays shown as uploading", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const requests = silentUploads();
      show();
      const files = [new File(["a"], "put-off.png", { type: "image/png" })];
      fireEvent.paste(document.body, { clipboardData: { files } });
      await vi.waitFor(() => expect(requests).toHaveLength(1));
      requests[0]?.putOff(5);
      await act(() => vi.advanceTimersByTimeAsync(4999));
      expect(requests).toHaveLength(1);
      expect(screen.queryByText("Not uploaded")).toBeNull();
      expect(screen.getByRole("progressbar", { name: /Uploading put-off\.png/ })).toBeTruthy();
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(requests).toHaveLength(2);
      await act(async () => requests[1]?.answer());
      expect(answers().uploadedFiles.map(({ name }) => name)).toEqual(["put-off.png"]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("P-17.7 a failure opens no pop-up: neither dialog nor alert, only the tile says it", async () => {
    const requests = silentUploads();
    const user = show();
    await user.upload(input(), [new File(["a"], "a.png", { type: "image/png" })]);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.fail();
    expect(await screen.findByText("Not uploaded")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
    wizard.removeUpload(answers().uploadedFiles[0]?.id ?? "");
  });
});

describe("uploaded files", () => {
  test.each(["a.jpg", "a.jpeg", "a.png", "a.gif", "a.webp", "A.PNG"])(
    "P-15.5 %s has a thumbnail, the small one",
    (name) => {
      wizard.addUploads([stored(name)]);
      show();
      const tile = screen.getByText(name).closest("li") as HTMLElement;
      expect(tile.querySelector("img")?.getAttribute("src")).toBe(`/api/uploads/${name}/preview`);
    },
  );

  test("P-15.13 a picture that cannot be shown says 'No preview', and stays with its name", () => {
    wizard.addUploads([stored("large.png")]);
    show();
    const tile = screen.getByText("large.png").closest("li") as HTMLElement;
    expect(within(tile).queryByText("No preview")).toBeNull();
    fireEvent.error(tile.querySelector("img") as HTMLImageElement);
    expect(within(tile).getByText("No preview")).toBeTruthy();
    expect(tile.querySelector("img")).toBeNull();
    expect(within(tile).getByRole("button", { name: "Remove large.png" })).toBeTruthy();
  });

  test.each(["a.pdf", "a.docx", "a.pptx", "a.svg", "a.png.pdf"])("P-15.6 %s has no thumbnail", (name) => {
    wizard.addUploads([stored(name)]);
    show();
    const tile = screen.getByText(name).closest("li") as HTMLElement;
    expect(tile.querySelector("img")).toBeNull();
  });

  test("P-17.301 a file that is uploaded from another device is not said to be lost here", async () => {
    wizard.addUploads([{ ...stored("shop.png"), url: "", storagePath: "", isTemporary: true }]);
    show();
    expect(
      await screen.findByText(
        "This file has not arrived yet. If it is not on another device of yours, choose it again.",
      ),
    ).toBeTruthy();
  });

  test("P-17.5 Remove deletes a file from the storage and from the list", async () => {
    const { requests } = fakeService({ "DELETE /api/uploads/a.png": () => ({ status: 204 }) });
    wizard.addUploads([stored("a.png")]);
    const user = show();
    await user.click(screen.getByRole("button", { name: "Remove a.png" }));
    expect(answers().uploadedFiles).toEqual([]);
    await vi.waitFor(() =>
      expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(["DELETE /api/uploads/a.png"]),
    );
  });

  test("P-15.7 P-17.6 Remove takes a file from the list, also when its deletion fails", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no connection")));
    wizard.addUploads([stored("a.png"), stored("b.png")]);
    const user = show();
    await user.click(screen.getByRole("button", { name: "Remove a.png" }));
    expect(answers().uploadedFiles.map((file) => file.name)).toEqual(["b.png"]);
  });

  test("a logo is not listed here", () => {
    wizard.addUploads([{ ...stored("logo.png"), type: "logo" }]);
    show();
    expect(screen.getByRole("heading", { name: "No files yet" })).toBeTruthy();
  });
});

describe("what a picture is for", () => {
  test("P-41.6 is 'other' until the client says so, is kept with the file, and is asked only of pictures", async () => {
    wizard.addUploads([stored("oven.jpg"), stored("menu.pdf")]);
    const user = show();
    const choices = screen.getAllByRole<HTMLSelectElement>("combobox", { name: /^Use as/ });
    expect(choices.map(({ value }) => value)).toEqual(["other"]);
    const choice = screen.getByRole("combobox", { name: /^Use as ?: oven\.jpg$/ });
    expect([...choice.children].map(({ textContent }) => textContent)).toEqual([
      "Opening picture",
      "Logo",
      "Team",
      "Product",
      "Our work",
      "Our place",
      "Other",
    ]);
    await user.selectOptions(choice, "Team");
    expect(answers().uploadedFiles.map(({ role }) => role)).toEqual(["team", undefined]);
  });
});

test("P-15.8 AI image sourcing can be switched on and off", async () => {
  const user = show();
  const toggle = screen.getByRole("switch", { name: /^Find images with AI/ });
  await user.click(toggle);
  expect(answers().formData.aiImageSourcing).toBe(true);
  await user.click(toggle);
  expect(answers().formData.aiImageSourcing).toBe(false);
});

test("P-15.9 asset guidelines are shown beside the form", () => {
  show();
  const guidelines = within(screen.getByRole("region", { name: "What works well" }));
  expect(guidelines.getAllByRole("definition").length).toBeGreaterThanOrEqual(3);
});
