import type { Fact } from "@sitewright/spec-core/content";
import { limits, validateOnboarding } from "@sitewright/spec-core/onboarding";
import { focusField } from "@sitewright/ui";
import { act, cleanup, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { answers, freshWizardForEachTest, renderStep } from "../../test/render-step.tsx";
import { completeAnswers } from "../../test/sample-project.ts";
import { fact, reads } from "../../test/sample-words.ts";
import { BusinessDetails } from "./business-details.tsx";

freshWizardForEachTest();

const show = (facts: readonly Fact[] = []) => renderStep(<BusinessDetails read={reads([], facts)} />);
const fold = () => {
  const details = document.querySelector("details");
  if (!details) throw new Error("There is no fold.");
  return details;
};
async function open(person: UserEvent): Promise<void> {
  await person.click(screen.getByText("Contact, offers and details"));
  await vi.waitFor(() => expect(fold().open).toBe(true));
  await screen.findByRole("option", { name: "Germany" });
}
const form = () => answers().formData;
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

describe("the optional questions", () => {
  it("P-37.4 are one closed line, and a project is submitted without any of them", () => {
    show();
    expect(fold().open).toBe(false);
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
    expect(validateOnboarding(completeAnswers).ok).toBe(true);
  });

  it.each([
    [/^Phone/, "0951 / 29 64 10", () => form().contact.phone],
    [/^Email/, "hello@kiln.example", () => form().contact.email],
    [/^Address/, "Hauptstr. 1\n96047 Bamberg", () => form().contact.address],
    [/^Opening hours/, "Mon to Fri 9–17", () => form().contact.openingHours],
    [/^Legal form/, "GmbH", () => form().legalForm],
    [/^Registration number/, "HRB 12345", () => form().registrationNumber],
    [/^Only for us/, "The old site was hacked.", () => form().onlyForUs],
  ])("P-37.5 what is typed into %s is kept as it is typed, beside the others", async (label, text, kept) => {
    wizard.updateForm({ contact: { ...form().contact, country: "DE" } });
    const person = show();
    await open(person);
    await person.click(field(label));
    await person.paste(text);
    expect(kept()).toBe(text);
    expect(form().contact.country).toBe("DE");
  });

  it("P-37.5 the country is one of ISO 3166-1 by its English name, and kept as its code", async () => {
    const person = show();
    await open(person);
    await person.selectOptions(field(/^Country/), "United Kingdom");
    expect(form().contact.country).toBe("GB");
    const names = within(field(/^Country/))
      .getAllByRole("option")
      .map((option) => option.textContent ?? "");
    expect(names).toHaveLength(250);
    expect(names.slice(1)).toEqual(names.slice(1).toSorted(new Intl.Collator("en").compare));
  });

  it("P-37.6 the browser can fill in what it knows, and a phone shows the fitting keys", () => {
    show();
    const of = (label: RegExp, name: string) => field(label).getAttribute(name);
    expect([of(/^Phone/, "autocomplete"), of(/^Phone/, "inputmode")]).toEqual(["tel", "tel"]);
    expect([of(/^Email/, "autocomplete"), of(/^Email/, "inputmode")]).toEqual(["email", "email"]);
    expect(of(/^Email/, "autocapitalize")).toBe("none");
    expect(of(/^Address/, "autocomplete")).toBe("street-address");
    expect(of(/^Country/, "autocomplete")).toBe("country");
  });

  it.each([
    [/^Phone/, "call me", /^This does not look like a phone number/, "0951 296410"],
    [/^Email/, "hello at kiln", /^This does not look like an email address/, "hello@kiln.example"],
  ])(
    "P-37.7 an odd answer in %s has a hint once it is left, as no error, and it goes with the fault",
    async (label, odd, hint, right) => {
      const person = show();
      await open(person);
      await person.type(field(label), odd);
      expect(screen.queryByText(hint)).toBeNull();
      await person.tab();
      expect(screen.getByText(hint).closest('[aria-live="polite"]')).toBeTruthy();
      expect(field(label).getAttribute("aria-invalid")).toBeNull();
      await person.clear(field(label));
      await person.paste(right);
      expect(screen.queryByText(hint)).toBeNull();
      await person.tab();
      expect(screen.queryByText(hint)).toBeNull();
    },
  );

  it("P-37.8 a link to one of the fields opens the fold around it", () => {
    show();
    act(() => void focusField("formData.contact.phone"));
    expect(fold().open).toBe(true);
    expect(document.activeElement).toBe(field(/^Phone/));
  });
});

describe("the closed line", () => {
  const line = () => document.querySelector("summary")?.textContent;

  it("P-37.31 says what it offers, and once something is filled in, what", async () => {
    show();
    expect(line()).toContain("We offer what you have already written.");
    act(() =>
      wizard.updateForm({
        contact: { ...form().contact, phone: "0951", openingHours: "Mon to Fri" },
        offers: [
          { name: "Haircut", what: "", price: "" },
          { name: "", what: "", price: "£28" },
          { name: "", what: "", price: "" },
        ],
        onlyForUs: "The old site was hacked.",
      }),
    );
    expect(line()).toContain("Filled in: phone, opening hours, 2 offers, only for us.");
  });

  it("P-37.32 is open again after a reload of the page, with its suggestions, and closed after another step", async () => {
    const read = vi.fn(reads([], [fact("phone", "0951 / 29 64 10")]));
    const person = renderStep(<BusinessDetails read={read} />);
    await open(person);
    const kept = sessionStorage.getItem("onboarding_details_open");
    cleanup();
    expect(sessionStorage).toHaveLength(0);
    if (kept !== null) sessionStorage.setItem("onboarding_details_open", kept);
    renderStep(<BusinessDetails read={read} />);
    expect(fold().open).toBe(true);
    expect(await screen.findByRole("button", { name: /^Use it as Phone/ })).toBeTruthy();
    cleanup();
    show();
    expect(fold().open).toBe(false);
  });

  it("P-37.33 is closed after a reload if it was closed before", async () => {
    const person = show();
    await open(person);
    expect(sessionStorage).toHaveLength(1);
    await person.click(screen.getByText("Contact, offers and details"));
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
  });
});

describe("answers found in the texts", () => {
  const phone = fact("phone", "0951 / 29 64 10");
  const use = () => screen.findByRole("button", { name: "Use it as Phone: 0951 / 29 64 10" });

  it("P-37.9 is offered in its empty field; one press takes it over, the same button takes it back", async () => {
    const person = show([phone]);
    await open(person);
    const button = await use();
    expect(button.closest("p")?.textContent).toContain("From your description: 0951 / 29 64 10");
    await person.click(button);
    expect(form().contact.phone).toBe("0951 / 29 64 10");
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-label")).toBe("Undo: clear Phone");
    await person.click(button);
    expect(form().contact.phone).toBe("");
  });

  it("P-37.9 is not offered where something else is typed, and is read only while the fold is open", async () => {
    const read = vi.fn(reads([], [phone]));
    wizard.updateForm({ contact: { ...form().contact, phone: "123456" } });
    const person = renderStep(<BusinessDetails read={read} />);
    await act(async () => wizard.updateForm({ description: "Bread." }));
    expect(read).not.toHaveBeenCalled();
    await open(person);
    await vi.waitFor(() => expect(read).toHaveBeenCalled());
    expect(screen.queryByRole("button", { name: /^Use it as Phone/ })).toBeNull();
    await person.clear(field(/^Phone/));
    expect(await use()).toBeTruthy();
  });

  it("P-37.21 what the fields hold is not read with the texts: what was taken over can still be taken back", async () => {
    const read = vi.fn(reads([], [phone]));
    wizard.updateForm({ contact: { ...form().contact, country: "DE" } });
    const person = renderStep(<BusinessDetails read={read} />);
    await open(person);
    await person.click(await use());
    await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(1));
    expect(read.mock.lastCall?.[0]).toMatchObject({ contact: { phone: "", country: "DE" }, offers: [] });
    await person.click(screen.getByRole("button", { name: "Undo: clear Phone" }));
    expect(form().contact.phone).toBe("");
  });

  it("P-37.340 what was taken over can still be taken back after another step or a reload, and in no other project", async () => {
    const facts = [phone, fact("price", "£28", { about: "Haircut" })];
    const person = show(facts);
    await open(person);
    await person.click(await use());
    await person.click(await screen.findByRole("button", { name: /^Use it as Services/ }));
    cleanup();
    const again = show(facts);
    await open(again);
    await again.click(await screen.findByRole("button", { name: "Undo: clear Phone" }));
    expect(form().contact.phone).toBe("");
    await again.click(screen.getByRole("button", { name: /^Undo: clear Services/ }));
    expect(form().offers).toEqual([]);
    await again.click(await use());
    cleanup();
    act(() => useWizard.setState({ editing: { projectId: "project-1", version: 1 } }));
    await open(show(facts));
    expect(await screen.findByRole("button", { name: /^Use it as Services/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Undo: clear/ })).toBeNull();
  });

  it("P-37.30 an equal answer that was typed is not said to be filled in from the text, and has no Undo", async () => {
    const offers = [{ name: "Haircut", what: "", price: "£28" }];
    wizard.updateForm({ contact: { ...form().contact, phone: phone.text }, offers });
    const person = show([
      phone,
      fact("email", "hello@kiln.example"),
      fact("price", "£28", { about: "Haircut" }),
    ]);
    await open(person);
    await person.click(await screen.findByRole("button", { name: /^Use it as Email/ }));
    expect(screen.getAllByText("Filled in from your text.")).toHaveLength(1);
    expect(screen.getAllByRole("button", { name: /^Undo: / })).toHaveLength(1);
    await person.clear(field(/^Phone/));
    expect(await use()).toBeTruthy();
  });

  it("P-37.10 texts are read once nothing was typed for half a second", async () => {
    const read = vi.fn(reads([], [phone]));
    const person = renderStep(<BusinessDetails read={read} />);
    await open(person);
    await use();
    vi.useFakeTimers();
    try {
      const before = read.mock.calls.length;
      for (const text of ["B", "Br", "Bread"]) {
        act(() => wizard.updateForm({ description: text }));
        await act(() => vi.advanceTimersByTimeAsync(400));
      }
      expect(read.mock.calls).toHaveLength(before);
      await act(() => vi.advanceTimersByTimeAsync(200));
      expect(read.mock.calls.slice(before).map(([given]) => given)).toEqual([
        expect.objectContaining({ description: "Bread" }),
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("P-37.11 prices and services fill the whole list by one press", async () => {
    const person = show([fact("price", "£28", { about: "Haircut" }), fact("service", "Hot shave")]);
    await open(person);
    await person.click(await screen.findByRole("button", { name: /^Use it as Services/ }));
    expect(form().offers).toEqual([
      { name: "Haircut", what: "", price: "£28" },
      { name: "Hot shave", what: "", price: "" },
    ]);
    await person.click(screen.getByRole("button", { name: /^Undo: clear Services/ }));
    expect(form().offers).toEqual([]);
  });
});

describe("offers", () => {
  const row = (number: number) => within(screen.getByRole("group", { name: `Offer ${number}` }));
  const named = (...names: string[]) => names.map((name) => ({ name, what: "", price: "" }));

  it("P-37.12 rows are added and filled in, and the new one takes the focus", async () => {
    const person = show();
    await open(person);
    await person.click(screen.getByRole("button", { name: "Add an offer" }));
    await vi.waitFor(() => expect(document.activeElement).toBe(row(1).getByLabelText("Name")));
    await person.keyboard("Haircut");
    await person.type(row(1).getByLabelText("Description"), "Cut and wash");
    await person.type(row(1).getByLabelText("Price"), "£28");
    expect(form().offers).toEqual([{ name: "Haircut", what: "Cut and wash", price: "£28" }]);
  });

  it("P-37.12 a removed row is brought back by Undo, and the focus stays in the list", async () => {
    wizard.updateForm({ offers: named("A", "B", "C") });
    const person = show();
    await open(person);
    const removes = () => screen.getAllByRole("button", { name: /^Remove offer/ });
    await person.click(screen.getByRole("button", { name: "Remove offer 1" }));
    expect(form().offers).toEqual(named("B", "C"));
    expect(document.activeElement).toBe(removes()[0]);
    await person.click(screen.getByRole("button", { name: "Remove offer 2" }));
    expect(document.activeElement).toBe(removes()[0]);
    expect(screen.getByText("C removed.").getAttribute("role")).toBe("status");
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(form().offers).toEqual(named("B", "C"));
    await person.click(screen.getByRole("button", { name: "Remove offer 2" }));
    await person.click(screen.getByRole("button", { name: "Remove offer 1" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add an offer" }));
  });

  it("P-37.12 the list ends at what the form holds, and says so", async () => {
    wizard.updateForm({
      offers: named(...Array.from({ length: limits.offersMax }, (_, at) => `Offer ${at}`)),
    });
    const person = show();
    await open(person);
    const add = screen.getByRole("button", { name: "Add an offer" });
    expect(add.getAttribute("aria-disabled")).toBe("true");
    await person.click(add);
    expect(form().offers).toHaveLength(50);
    expect(screen.getByText(/^You can list up to 50 offers/)).toBeTruthy();
  });
});
