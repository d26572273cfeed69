import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { MakeResult, PictureAnswer, PictureJob, PicturePort } from "../../lib/pictures/picture-maker.ts";
import { renderPortal } from "../../test/render-portal.tsx";
import { ShrinkQuestion } from "./shrink-question.tsx";

afterEach(() => vi.unstubAllGlobals());

/** The question about a photograph, with a worker that gives this result. */
function ask(result: MakeResult): void {
  class FakeWorker implements PicturePort {
    onmessage: PicturePort["onmessage"] = null;
    onerror: PicturePort["onerror"] = null;
    postMessage({ number }: PictureJob): void {
      this.onmessage?.(new MessageEvent<PictureAnswer>("message", { data: { number, result } }));
      // The next test starts its own.
      this.onerror?.(new ErrorEvent("error"));
    }
    terminate(): void {}
  }
  vi.stubGlobal("Worker", FakeWorker);
  const photo = new File(["noise"], "shop.jpg", { type: "image/jpeg" });
  renderPortal(<ShrinkQuestion files={[photo]} sizeText={() => "12 MB"} onAnswer={() => {}} />);
}

it("asks whether to make a photograph smaller, and lists the resulting size", async () => {
  ask({ blob: new Blob(["small"]), width: 600, height: 400 });
  expect(await screen.findByRole("button", { name: "Resize and upload" })).toBeTruthy();
  expect(screen.getByText("This photo is 12 MB; the limit is 12 MB. Resize and upload it?")).toBeTruthy();
  const list = within(screen.getByRole("alertdialog")).getByRole("list");
  expect(list.closest('[role="status"]')).not.toBe(null);
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
});

it("asks nothing about a photograph that cannot be opened", async () => {
  ask("unreadable");
  expect(await screen.findByText("This photo is 12 MB; the limit is 12 MB.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Resize and upload" })).toBeNull();
});
