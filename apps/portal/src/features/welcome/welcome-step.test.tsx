import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
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

  it("P-09.3 takes several images as a logo, and says up to which size", () => {
    renderPortal(<WelcomeStep />);
    const input = screen.getByLabelText<HTMLInputElement>(/Drop your logo here/);
    expect([input.multiple, input.accept]).toEqual([true, "image/*"]);
    expect(screen.getByText("PNG, JPG, GIF up to 10MB")).toBeTruthy();
  });

  it("P-17.3 the tile of a logo that is not uploaded says so, with Retry", () => {
    wizard.addUploads([file("a", true)]);
    renderPortal(<WelcomeStep />);
    expect(screen.getByText("Not uploaded")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Retry/ })).toBeTruthy();
  });

  it("P-34.1 'Start {product} Journey' opens the questionnaire", async () => {
    const person = renderPortal(<WelcomeStep />);
    await person.click(screen.getByRole("button", { name: "Start Sitewright Journey" }));
    expect(useWizard.getState().position).toMatchObject({ activeTab: "questionnaire", journeyStarted: true });
  });
});
