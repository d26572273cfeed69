import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { wizard } from "../../lib/wizard/actions.ts";
import { signedIn } from "../../lib/wizard/navigation.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { silentUploads } from "../../test/silent-uploads.ts";
import { WelcomeStep } from "./welcome-step.tsx";

freshPortalForEachTest();

const file = (id: string, isTemporary = false) => ({
  id,
  name: `${id}.png`,
  type: "logo",
  size: 70,
  url: `/api/uploads/${id}/content`,
  storagePath: isTemporary ? "" : `logo/${id}`,
  ...(isTemporary ? { isTemporary } : {}),
});

describe("the welcome", () => {
  it("P-09.1 says who the client works with", () => {
    renderPortal(<WelcomeStep />);
    expect(screen.getByText(/over 20 years in web design/)).toBeTruthy();
  });

  it("P-09.2 counts nine simple steps, those completed and the files uploaded", () => {
    wizard.markStep("media");
    wizard.addUploads([file("a"), file("b", true)]);
    renderPortal(<WelcomeStep />);
    const terms = screen.getAllByRole("term").map((term) => term.textContent);
    const figures = screen.getAllByRole("definition").map((figure) => figure.textContent);
    expect(terms).toEqual(["simple steps", "completed", "file uploaded"]);
    expect(figures).toEqual(["9", "1", "1"]);
  });

  it("P-09.3 takes several images as a logo, and says up to which size", async () => {
    renderPortal(<WelcomeStep />);
    const input = screen.getByLabelText<HTMLInputElement>(/Drop your logo here/);
    expect(input.multiple).toBe(true);
    await vi.waitFor(() => expect(input.accept.split(",")[0]).toBe("image/*"));
    expect(screen.getByText("PNG, JPG, GIF up to 10MB")).toBeTruthy();
  });

  it("P-09.4 a logo can be dropped, and shows its percentage while it is sent", async () => {
    const requests = silentUploads();
    renderPortal(<WelcomeStep />);
    const zone = screen.getByLabelText(/Drop your logo here/).closest("label") as HTMLElement;
    const logo = new File(["a"], "mark.png", { type: "image/png" });
    fireEvent.drop(zone, { dataTransfer: { files: [logo] } });
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    requests[0]?.progress(30, 100);
    expect(await screen.findByText("30%")).toBeTruthy();
    requests[0]?.answer();
    const tile = await screen.findByRole("button", { name: "Remove mark.png" });
    const picture = tile.closest("li")?.querySelector("img");
    expect(picture?.getAttribute("src")).toBe("/api/uploads/mark.png/preview");
  });

  it("P-17.3 the tile of a logo that is not uploaded says so, with Retry", () => {
    wizard.addUploads([file("a", true)]);
    renderPortal(<WelcomeStep />);
    expect(screen.getByText("Not uploaded")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Retry/ })).toBeTruthy();
  });

  it("P-29.34 the welcome leads to the step that was open last, also on another device after signing in", async () => {
    wizard.startJourney();
    wizard.goTo("typography");
    wizard.goTo("layout");
    useWizard.setState(signedIn, true);
    const person = renderPortal(<WelcomeStep />);
    await person.click(screen.getByRole("button", { name: "Continue: Page Layout Builder" }));
    expect(useWizard.getState().position).toMatchObject({ activeTab: "layout", journeyStarted: true });
  });

  it("P-29.35 before the first step nothing can be resumed", () => {
    renderPortal(<WelcomeStep />);
    expect(screen.queryByRole("button", { name: /^Go on/ })).toBeNull();
  });

  it("P-09.5 P-34.1 'Start {product} Journey' opens the questionnaire", async () => {
    const person = renderPortal(<WelcomeStep />);
    await person.click(screen.getByRole("button", { name: "Start Sitewright Journey" }));
    expect(useWizard.getState().position).toMatchObject({ activeTab: "questionnaire", journeyStarted: true });
  });
});
