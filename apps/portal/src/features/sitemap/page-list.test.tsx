import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { stepTitleId } from "../../components/chrome/step-page.tsx";
import { WizardAsideProvider } from "../../components/chrome/wizard-aside.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { initialWizardState, useWizard } from "../../lib/wizard/wizard-store.ts";
import { freshPortalForEachTest, renderPortal } from "../../test/render-portal.tsx";
import { client, completeAnswers } from "../../test/sample-project.ts";
import { SitemapStep } from "./sitemap-step.tsx";

freshPortalForEachTest();

function show(pages: string[], more: Partial<Onboarding> = {}, customPages: string[] = []) {
  const formData = { ...completeAnswers.formData, pages, customPages };
  useWizard.setState({ ...initialWizardState, onboarding: { ...completeAnswers, ...more, formData } }, true);
  return renderPortal(
    <WizardAsideProvider>
      {(aside) => (
        <>
          <SitemapStep user={client} />
          {aside}
        </>
      )}
    </WizardAsideProvider>,
  );
}

const list = () => within(screen.getByRole("list", { name: "Pages, in navigation order" }));
/** The pages as they are read out, without their addresses and acts. */
const shown = () =>
  list()
    .getAllByRole("listitem")
    .map((item) => item.querySelector("p")?.textContent);
const button = (name: string) => screen.getByRole("button", { name });
/** The last text of the list's own status line. */
const news = () => screen.getAllByRole("status")[0]?.textContent;
const four = ["Home", "About", "Services", "Contact"];
const nested = { pageTree: [{ name: "About" }, { name: "Services", children: [{ name: "Contact" }] }] };

describe("arranging the pages", () => {
  it("P-36.2 arrow keys on a page's handle move it, which is read out; the focus stays", async () => {
    const person = show(four);
    button("Move Contact").focus();
    await person.keyboard("{ArrowUp}{ArrowUp}");
    expect(shown()).toEqual(["Home", "Contact", "About", "Services"]);
    expect(news()).toBe("Contact is now number 2 of 4.");
    expect(document.activeElement).toBe(button("Move Contact"));
  });

  it("P-36.4 the right arrow puts it under the page above, the left one takes it out", async () => {
    const person = show(four);
    button("Move Contact").focus();
    await person.keyboard("{ArrowRight}");
    expect(shown()).toEqual(["Home", "About", "Services", "Contactunder Services"]);
    expect(news()).toBe("Contact is now under Services, number 1 of 1 there.");
    await person.keyboard("{ArrowLeft}");
    expect(shown()).toEqual(four);
  });

  it("P-36.2 a move that is not possible is explained, and nothing changes", async () => {
    const person = show(four);
    button("Move About").focus();
    await person.keyboard("{ArrowUp}");
    expect(news()).toBe("About cannot move any further.");
    expect(useWizard.getState().onboarding.pageTree).toBeUndefined();
  });

  it("P-36.2 the same by buttons, which keep the focus where the page can be moved no further", async () => {
    const person = show(four);
    await person.click(button("Edit Services"));
    await person.click(button("Move up"));
    expect(shown()).toEqual(["Home", "Services", "About", "Contact"]);
    expect(button("Move up").getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button("Move up"));
    await person.click(button("Move down"));
    await person.click(button("Move under About"));
    expect(shown()).toEqual(["Home", "About", "Servicesunder About", "Contact"]);
    await person.click(button("Move out of About"));
    expect(shown()).toEqual(four);
  });

  it("P-36.4 Home is the root: it cannot be moved or removed, only renamed", async () => {
    const person = show(four);
    expect(screen.queryByRole("button", { name: "Move Home" })).toBeNull();
    await person.click(button("Edit Home"));
    const acts = within(screen.getByRole("group", { name: "Actions for Home" }));
    expect(acts.getAllByRole("button").map((act) => act.textContent?.trim())).toEqual(["Rename"]);
  });

  it("P-36.5 the XML follows the order", async () => {
    const person = show(four);
    button("Move Contact").focus();
    await person.keyboard("{ArrowUp}");
    await person.click(button("XML preview"));
    const xml = screen.getByRole("region", { name: "Content of sitemap.xml" }).textContent ?? "";
    expect([...xml.matchAll(/example(\/\w*)<\/loc/g)].map(([, path]) => path)).toEqual([
      "/",
      "/about",
      "/contact",
      "/services",
    ]);
  });
});

describe("dragging a page", () => {
  /** Lays the rows out as a browser would: 60 pixels each. */
  function layOut(): void {
    list()
      .getAllByRole("listitem")
      .forEach((item, index) => {
        item.getBoundingClientRect = () => new DOMRect(0, index * 60, 300, 60);
      });
  }
  const at = (clientX: number, clientY: number) => ({ clientX, clientY });
  function drag(name: string, from: number, [toX, toY]: readonly [number, number]): void {
    fireEvent.pointerDown(button(`Move ${name}`), { button: 0, pointerId: 1, ...at(20, from) });
    fireEvent.pointerMove(window, { pointerId: 1, ...at(toX, toY) });
  }
  const letGo = () => fireEvent.pointerUp(window, { pointerId: 1 });

  it("P-36.1 puts it where it is dropped", () => {
    show(four);
    layOut();
    drag("Contact", 210, [20, 70]);
    expect(shown()).toEqual(four);
    letGo();
    expect(shown()).toEqual(["Home", "Contact", "About", "Services"]);
    expect(news()).toBe("Contact is now number 2 of 4.");
  });

  it("P-36.4 moved right, it becomes a child of the page above, and its group moves with it", () => {
    show(four, nested);
    layOut();
    drag("About", 90, [60, 230]);
    letGo();
    expect(shown()).toEqual(["Home", "Services", "Contactunder Services", "Aboutunder Services"]);
    layOut();
    drag("Services", 90, [20, 20]);
    letGo();
    expect(shown()[1]).toBe("Services");
  });

  it("P-36.1 Escape cancels it", () => {
    show(four);
    layOut();
    drag("Contact", 210, [20, 70]);
    fireEvent.keyDown(window, { key: "Escape" });
    letGo();
    expect(shown()).toEqual(four);
  });

  it("P-36.1 a press that moves by a few pixels only is no drag", () => {
    show(four);
    layOut();
    drag("Contact", 210, [22, 212]);
    letGo();
    expect(useWizard.getState().onboarding.pageTree).toBeUndefined();
  });
});

describe("naming and removing pages", () => {
  const askName = async (source: string) => {
    const person = show(four, nested);
    await person.click(button(`Edit ${source}`));
    await person.click(button("Rename"));
    const dialog = within(screen.getByRole("dialog", { name: `Rename ${source}` }));
    const field = dialog.getByLabelText<HTMLInputElement>("Page name");
    await person.clear(field);
    return { person, field, dialog };
  };

  it("P-36.3 a page gets another name; its address stays, which the dialog says", async () => {
    const { person, field, dialog } = await askName("Services");
    expect(dialog.getByText(/The address stays \/services/)).toBeTruthy();
    await person.type(field, " What we bake {Enter}");
    expect(shown()).toEqual(["Home", "About", "What we bake", "Contactunder What we bake"]);
    expect(news()).toBe("Services is now called What we bake.");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("https://sitewright.example/services")).toBeTruthy();
    expect(document.activeElement).toBe(button("Rename"));
  });

  it("P-36.3 a name that another page has is refused, with the reason", async () => {
    const { person, field, dialog } = await askName("Services");
    await person.type(field, "about{Enter}");
    expect(dialog.getByText(/A page with this name already exists/)).toBeTruthy();
    expect(useWizard.getState().onboarding.pageTree).toEqual(nested.pageTree);
  });

  it("P-36.3 a blank name restores the page's default name", async () => {
    const { person, field } = await askName("Services");
    await person.type(field, "Bakes{Enter}");
    await person.click(button("Rename"));
    await person.clear(screen.getByLabelText("Page name"));
    await person.keyboard("{Enter}");
    expect(shown()).toContain("Services");
  });

  it("P-36.3 removing a page deselects it, and its children take its place", async () => {
    const person = show(four, nested, ["Press"]);
    await person.click(button("Edit Services"));
    await person.click(button("Remove Services"));
    expect(shown()).toEqual(["Home", "About", "Contact", "PressCustom"]);
    expect(useWizard.getState().onboarding.formData.pages).toEqual(["Home", "About", "Contact"]);
    expect(news()).toBe("Services has been removed.");
  });

  it("P-36.7 one press puts a removed page back, at its place and under its name", async () => {
    const renamed = {
      pageTree: [
        { name: "About", title: "Who we are" },
        { name: "Services", children: [{ name: "Contact" }] },
      ],
    };
    const person = show(four, renamed, ["Press"]);
    const before = shown();
    await person.click(button("Edit Who we are"));
    await person.click(button("Remove Who we are"));
    expect(shown()).not.toEqual(before);
    await person.click(button("Undo: restore Who we are"));
    expect(shown()).toEqual(before);
    expect(news()).toBe("Who we are has been restored.");
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  });

  it("P-36.7 the last page of all is put back as well; after another answer it can no longer be put back", async () => {
    const person = show([], {}, ["Wholesale"]);
    await person.click(button("Edit Wholesale"));
    await person.click(button("Remove Wholesale"));
    await person.click(button("Undo: restore Wholesale"));
    expect(shown()).toEqual(["WholesaleCustom"]);
    await person.click(button("Remove Wholesale"));
    act(() => wizard.addPage("Press"));
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  });

  it("P-31 removing a page leaves the focus at its neighbor, else at the step's title", async () => {
    const person = show(["Home"], {}, ["Wholesale", "Opening hours"]);
    await person.click(button("Edit Wholesale"));
    await person.click(button("Remove Wholesale"));
    expect(useWizard.getState().onboarding.formData.customPages).toEqual(["Opening hours"]);
    expect(document.activeElement).toBe(button("Edit Opening hours"));
  });

  it("P-36.3 without pages left, the focus is at the step's title", async () => {
    const person = show([], {}, ["Wholesale"]);
    await person.click(button("Edit Wholesale"));
    await person.click(button("Remove Wholesale"));
    expect(screen.getByRole("button", { name: "Choose pages" })).toBeTruthy();
    expect(document.activeElement?.id).toBe(stepTitleId);
  });

  it("P-20.4 a custom page of a name that there is already is refused", async () => {
    const person = show(four);
    await person.click(button("Add custom page"));
    await person.type(screen.getByLabelText("Enter custom page name:"), "contact{Enter}");
    expect(screen.getByText(/A page with this name already exists/)).toBeTruthy();
    expect(useWizard.getState().onboarding.formData.customPages).toEqual([]);
  });
});
