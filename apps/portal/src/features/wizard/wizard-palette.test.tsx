import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { StepPage } from "../../components/chrome/step-page.tsx";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { administrator, client } from "../../test/sample-project.ts";
import { WizardPalette } from "./wizard-palette.tsx";

freshPortalForEachTest();

const places = [{ step: "questionnaire", id: "formData.budget", label: "Budget", words: "price" }] as const;

function Page({ user, onSignOut }: { user: typeof client; onSignOut: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <StepPage title="Welcome" lead="">
        <input id="formData.budget" aria-label="Budget" />
      </StepPage>
      <WizardPalette user={user} places={places} open={open} onOpenChange={setOpen} onSignOut={onSignOut} />
    </>
  );
}
async function show(user = client, onSignOut = () => {}) {
  const person = renderPortal(<Page user={user} onSignOut={onSignOut} />);
  await person.click(screen.getByRole("button", { name: "Open" }));
  return person;
}
const names = () => screen.getAllByRole("option").map((option) => option.textContent);

describe("the palette", () => {
  it("P-31.11 lists the nine steps and the actions at once", async () => {
    await show();
    const text = names().join("\n");
    for (const title of ["Welcome", "Client Questionnaire", "Sitemap Generator"])
      expect(text).toContain(title);
    for (const action of ["Save", "Saved projects", "Profile", "Settings", "Toggle theme", "Sign Out"])
      expect(text).toContain(action);
  });

  it("P-31.12 exporting and the admin area are listed only for an administrator", async () => {
    await show();
    expect(names().join("\n")).not.toMatch(/Export|Admin/);
  });

  it("P-31.12 and the administrator has them", async () => {
    await show(administrator);
    expect(names().join("\n")).toMatch(/Export Project[\s\S]*Admin/);
  });

  it("P-31.13 a word and Enter open a step", async () => {
    const person = await show();
    await person.keyboard("theme c{Enter}");
    await vi.waitFor(() => expect(useWizard.getState().position.activeTab).toBe("theme"));
  });

  it("a step is found by what it is about", async () => {
    const person = await show();
    await person.keyboard("contrast{Enter}");
    await vi.waitFor(() => expect(useWizard.getState().position.activeTab).toBe("theme"));
  });

  it("P-31.14 a field of another step opens that step", async () => {
    const person = await show();
    await person.keyboard("budget{Enter}");
    await vi.waitFor(() => expect(useWizard.getState().position.activeTab).toBe("questionnaire"));
  });

  it("P-31.15 a field of the open step takes the focus", async () => {
    act(() =>
      useWizard.setState((state) => ({ position: { ...state.position, activeTab: "questionnaire" } })),
    );
    const person = await show();
    await person.keyboard("budget{Enter}");
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("formData.budget"));
  });

  it("P-31.16 Toggle theme changes it", async () => {
    document.documentElement.className = "dark";
    const person = await show();
    await person.keyboard("toggle{Enter}");
    await vi.waitFor(() => expect(document.documentElement.classList.contains("dark")).toBe(false));
  });

  it("P-31.17 Sign Out signs out", async () => {
    const signOut = vi.fn();
    const person = await show(client, signOut);
    await person.keyboard("sign{Enter}");
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  });

  it("P-31.18 Save saves and says so", async () => {
    const person = await show();
    await person.keyboard("save{Enter}");
    expect(await screen.findByText("Your answers are saved.")).toBeTruthy();
  });
});
