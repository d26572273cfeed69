import type { Fact } from "@sitewright/spec-core/content";
import { act, cleanup, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { answers, freshWizardForEachTest, renderStep } from "../../test/render-step.tsx";
import { fact, reads, statement } from "../../test/sample-words.ts";
import { VisitorWords } from "./visitor-words.tsx";

freshWizardForEachTest();

const statements = [
  statement("We bake sourdough."),
  statement("Open since 1999."),
  statement("No stock photos.", "wish"),
  statement("They have no money.", "private"),
];
const facts = [
  fact("phone", "0951 / 29 64 10"),
  fact("hours", "Mon to Fri 9–17"),
  fact("price", "£28", { about: "Haircut" }),
];
const unsure = (count: number) =>
  Array.from({ length: count }, (_, index) => statement(`Unclear ${index + 1}.`, "unsure"));

const show = (given: readonly ReturnType<typeof statement>[] = statements, found: readonly Fact[] = facts) =>
  renderStep(<VisitorWords read={reads(given, found)} />);
async function open(person: UserEvent): Promise<void> {
  await person.click(screen.getByText("What visitors will read"));
  await screen.findByText(/^We have read your answers/);
}
const choices = () => answers().formData.wordChoices;
const choice = (id: string) => choices().find((entry) => entry.id === id);
const allRight = () => screen.getByRole("button", { name: "Accept" });
const question = (name: RegExp) => within(screen.getByRole("group", { name }));
const asked = () =>
  screen
    .getAllByRole("group", { name: /^May visitors read this\? Unclear/ })
    .map((group) => group.textContent);
const news = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join("");

const foldOf = (title: string): HTMLElement => {
  const fold = screen.getByText(title).closest("details");
  if (!fold) throw new Error(`There is no fold '${title}'.`);
  return fold;
};
const rowsOf = (title: string) => within(foldOf(title)).queryAllByRole("listitem");

describe("what visitors will read", () => {
  it("P-38.9 is one closed line that says how much, and draws nothing more", async () => {
    show([...statements, ...unsure(1)]);
    expect(await screen.findByText("2 sentences, 3 details to confirm, 1 sentence to decide")).toBeTruthy();
    expect(document.querySelector("details")?.open).toBe(false);
    expect(screen.queryByRole("button")).toBeNull();
    expect(choices()).toEqual([]);
  });

  it("P-38.10 a fact is confirmed, left out or corrected in place", async () => {
    const person = show();
    await open(person);
    const phone = question(/^Is this right\? Phone: 0951/);
    expect(phone.getAllByRole<HTMLInputElement>("radio").some(({ checked }) => checked)).toBe(false);
    await person.click(phone.getByRole("radio", { name: "Yes, show it" }));
    expect(choice("phone 0951 / 29 64 10")).toEqual({ id: "phone 0951 / 29 64 10", print: true });
    await person.click(
      question(/^Is this right\? Price: Haircut/).getByRole("radio", { name: "Leave it out" }),
    );
    expect(choice("price £28")?.print).toBe(false);
    await person.click(screen.getByRole("button", { name: "Change Opening hours" }));
    const words = screen.getByLabelText("Opening hours, as visitors should read it");
    expect(document.activeElement).toBe(words);
    await person.clear(words);
    await person.type(words, "Mon to Sat 9–17{Enter}");
    expect(choice("hours Mon to Fri 9–17")).toEqual({
      id: "hours Mon to Fri 9–17",
      print: true,
      text: "Mon to Sat 9–17",
    });
    expect(screen.getByText("Mon to Sat 9–17")).toBeTruthy();
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Change Opening hours" })),
    );
  });

  it("P-38.10 Escape, or a correction without words, changes nothing", async () => {
    const person = show();
    await open(person);
    await person.click(screen.getByRole("button", { name: "Change Phone" }));
    await person.keyboard("99{Escape}");
    await person.click(screen.getByRole("button", { name: "Change Phone" }));
    await person.clear(screen.getByLabelText(/^Phone, as visitors/));
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(choices()).toEqual([]);
    expect(screen.getByText("0951 / 29 64 10")).toBeTruthy();
  });

  describe("P-38.51 a correction that is left open is kept", () => {
    const kept = { id: "phone 0951 / 29 64 10", print: true, text: "0951 / 29 64 11" };
    const correct = async (next: ReactNode = null) => {
      const person = renderStep(
        <>
          <VisitorWords read={reads(statements, facts)} />
          {next}
        </>,
      );
      await open(person);
      await person.click(screen.getByRole("button", { name: "Change Phone" }));
      await person.keyboard("{Backspace}1");
      return person;
    };
    const closed = () => screen.findByRole("button", { name: "Change Phone" });

    it("by a press of another button, before that button acts", async () => {
      const seen: unknown[] = [];
      const person = await correct(
        <button type="button" onClick={() => seen.push(choice(kept.id))}>
          Submit
        </button>,
      );
      await person.click(screen.getByRole("button", { name: "Submit" }));
      expect(seen).toEqual([kept]);
      expect(await closed()).toBeTruthy();
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Submit" }));
    });

    it("by moving on with the keyboard", async () => {
      const person = await correct();
      await person.tab();
      expect(choice(kept.id)).toBeUndefined();
      await person.tab();
      await person.tab();
      expect(choice(kept.id)).toEqual(kept);
    });

    it("by going to another step", async () => {
      await correct();
      cleanup();
      expect(choice(kept.id)).toEqual(kept);
    });

    it("by loading the page again", async () => {
      await correct();
      act(() => void window.dispatchEvent(new Event("pagehide")));
      expect(choice(kept.id)).toEqual(kept);
    });

    it("but not in another project that was opened meanwhile, nor where nothing was changed", async () => {
      const person = await correct();
      act(() => useWizard.setState({ editing: { projectId: "project-2", version: 1 } }));
      cleanup();
      expect(choices()).toEqual([]);
      await open(show());
      await person.click(screen.getByRole("button", { name: "Change Phone" }));
      cleanup();
      expect(choices()).toEqual([]);
    });

    it("but not where it was cancelled", async () => {
      const person = await correct();
      await person.click(screen.getByRole("button", { name: "Cancel" }));
      await person.click(document.body);
      cleanup();
      expect(choices()).toEqual([]);
    });
  });

  it("P-38.11 unclear sentences are asked about five at a time; a decided one stays where it is", async () => {
    const person = show(unsure(7), []);
    await open(person);
    const first = asked();
    expect(first).toHaveLength(5);
    expect(screen.getByText("2 more after these.")).toBeTruthy();
    await person.click(question(/Unclear 2\./).getByRole("radio", { name: "Publish it" }));
    expect(choice("Unclear 2.")?.print).toBe(true);
    expect(asked()).toEqual(first);
  });

  it("P-38.12 'Accept' decides every fact and the sentences shown, and asks about the next", async () => {
    const person = show(unsure(7));
    await open(person);
    await person.click(question(/Unclear 2\./).getByRole("radio", { name: "Publish it" }));
    await person.click(allRight());
    expect(choices()).toHaveLength(3 + 5);
    expect(facts.map(({ id }) => choice(id)?.print)).toEqual([true, true, true]);
    expect(choice("Unclear 2.")?.print).toBe(true);
    expect(choice("Unclear 1.")?.print).toBe(false);
    expect(choice("Unclear 6.")).toBeUndefined();
    expect(asked()).toHaveLength(2);
    expect(news()).toBe("7 points are settled. 2 more sentences to decide.");
    await person.click(allRight());
    expect(choices()).toHaveLength(3 + 7);
    expect(allRight().getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(allRight());
    expect(screen.getByText(/^All decided/)).toBeTruthy();
  });

  it("P-38.12 a fact in words for us is left out by it, as its row says before", async () => {
    const person = show([], [fact("phone", "0171 555", { proposal: "keep" })]);
    await open(person);
    expect(screen.getByText("We leave it out unless you say yes.")).toBeTruthy();
    await person.click(allRight());
    expect(choice("phone 0171 555")?.print).toBe(false);
  });

  it("P-38.13 the second tap of a double tap decides nothing that was not on the screen", async () => {
    const person = show(unsure(7), []);
    await open(person);
    await person.dblClick(allRight());
    expect(choices()).toHaveLength(5);
  });

  it("P-38.14 Undo takes 'Accept' back, and the same sentences are asked about again", async () => {
    const person = show(unsure(7));
    await open(person);
    await person.click(question(/Unclear 2\./).getByRole("radio", { name: "Publish it" }));
    const before = choices();
    const first = asked();
    await person.click(allRight());
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(choices()).toEqual(before);
    expect(asked()).toEqual(first);
    expect(document.activeElement).toBe(allRight());
    expect(news()).toBe("Undone. Everything is as it was before.");
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("P-38.41 what was decided earlier, as before a reload, is listed openly and can be changed, without a button that does nothing", async () => {
    const words = [...unsure(2), statement("We carve spoons.", "unsure", { proposal: "print" })];
    const person = show(words);
    await open(person);
    await person.click(allRight());
    cleanup();
    await open(show(words));
    expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
    const isOpen = (text: string) => screen.getByText(text).closest("details")?.open;
    expect(isOpen("Visitors will read 1 sentence")).toBe(true);
    expect(isOpen("2 sentences are only for us")).toBe(true);
    await person.click(screen.getByRole("button", { name: "Leave out: We carve spoons." }));
    await person.click(screen.getByRole("button", { name: "Publish: Unclear 2." }));
    expect([choice("We carve spoons.")?.print, choice("Unclear 2.")?.print]).toEqual([false, true]);
    const phone = question(/^Is this right\? Phone/);
    expect(phone.getByRole<HTMLInputElement>("radio", { name: "Yes, show it" }).checked).toBe(true);
    await person.click(phone.getByRole("radio", { name: "Leave it out" }));
    expect(choice("phone 0951 / 29 64 10")?.print).toBe(false);
  });

  it("where the rules alone have sorted the sentences, the lists stay closed", async () => {
    await open(show(statements, []));
    expect([...document.querySelectorAll("details details")].some((fold) => fold.hasAttribute("open"))).toBe(
      false,
    );
  });

  it("P-38.15 what is printed and what is not is listed below, and each sentence can be moved to the other list", async () => {
    const person = show(statements, []);
    await open(person);
    await person.click(screen.getByText("Visitors will read 2 sentences"));
    await person.click(screen.getByRole("button", { name: "Leave out: Open since 1999." }));
    expect(choice("Open since 1999.")?.print).toBe(false);
    expect(screen.getByText("3 sentences are only for us")).toBeTruthy();
    await person.click(screen.getByText("3 sentences are only for us"));
    await vi.waitFor(() =>
      expect(rowsOf("3 sentences are only for us").map((row) => row.querySelector("p")?.textContent)).toEqual(
        ["You left this out", "A wish for the site", "A note to us"],
      ),
    );
    await person.click(screen.getByRole("button", { name: "Publish: They have no money." }));
    expect(choice("They have no money.")?.print).toBe(true);
    expect(news()).toBe("Visitors will read it.");
  });

  describe("a switched sentence stays in its place", () => {
    const notes = ["They never pay.", "She cannot bear him.", "The last one was a crook."];
    const given = [
      statement("We bake."),
      statement("Open daily."),
      ...notes.map((text) => statement(text, "private")),
    ];
    const show3 = async () => {
      const person = show(given, []);
      await open(person);
      await person.click(screen.getByText("3 sentences are only for us"));
      return person;
    };
    const lines = (title: string) => rowsOf(title).map(({ textContent }) => textContent);

    it("P-38.332 a double tap on 'Publish' publishes no second note, and a second press takes the first back", async () => {
      const person = await show3();
      const button = screen.getByRole("button", { name: `Publish: ${notes[0]}` });
      await person.click(button);
      expect(choices()).toEqual([{ id: notes[0], print: true }]);
      expect(document.activeElement).toBe(button);
      expect(button.getAttribute("aria-label")).toBe(`Leave out: ${notes[0]}`);
      expect(lines("2 sentences are only for us")).toEqual([
        `Visitors will read it.${notes[0]}Leave out`,
        `A note to us${notes[1]}Publish`,
        `A note to us${notes[2]}Publish`,
      ]);
      await person.keyboard("{Enter}");
      expect(choices()).toEqual([{ id: notes[0], print: false }]);
      expect(document.activeElement).toBe(button);
      await person.dblClick(button);
      expect(choices()).toEqual([{ id: notes[0], print: false }]);
    });

    it("P-38.333 also one that is left out, while the other list is open", async () => {
      const person = await show3();
      await person.click(screen.getByText("Visitors will read 2 sentences"));
      const button = screen.getByRole("button", { name: "Leave out: We bake." });
      await person.click(button);
      expect(lines("Visitors will read 1 sentence")).toEqual([
        "Visitors will not read it.We bake.Publish",
        "Open daily.Leave out",
      ]);
      expect(lines("4 sentences are only for us")).toHaveLength(3);
      await person.click(button);
      expect(choice("We bake.")?.print).toBe(true);
    });

    it("P-38.334 until the fold is closed, or the other one opened", async () => {
      const person = await show3();
      await person.click(screen.getByRole("button", { name: `Publish: ${notes[1]}` }));
      expect(lines("Visitors will read 3 sentences")).toHaveLength(2);
      await person.click(screen.getByText("Visitors will read 3 sentences"));
      await vi.waitFor(() => expect(lines("Visitors will read 3 sentences")[2]).toBe(`${notes[1]}Leave out`));
      expect(lines("2 sentences are only for us")).toHaveLength(3);
      await person.click(screen.getByText("2 sentences are only for us"));
      await vi.waitFor(() => expect(lines("2 sentences are only for us")).toHaveLength(2));
    });
  });

  it("P-38.335 a wish whose words are dictated says what visitors read, and cannot be published itself", async () => {
    const wish = statement("Say that we deliver.", "wish");
    const person = show([wish, statement("We deliver", "fact", { dictatedBy: wish.id })], []);
    await open(person);
    const row = () => rowsOf("1 sentence is only for us")[0]?.textContent;
    expect(row()).toBe("A wish for the siteSay that we deliver.Visitors read instead: We deliver");
    await person.click(screen.getByRole("button", { name: "Leave out: We deliver" }));
    expect(screen.getByText("2 sentences are only for us")).toBeTruthy();
    expect(rowsOf("2 sentences are only for us").map(({ textContent }) => textContent)).toEqual([
      "A wish for the siteSay that we deliver.",
    ]);
  });

  it("P-38.336 a sentence whose detail has its own field says so, and what visitors read", async () => {
    const hours = statement("We are open 9–17.", "fact", { isProse: false, start: 0, end: 17 });
    const read = async () => ({
      statements: [{ ...hours, isPrinted: false, decidedBy: "rules" } as const],
      facts: [
        { ...fact("hours", "9–17", { start: 12, end: 16 }), isConfirmed: false, isDecided: false },
        { ...fact("hours", "8–12", { field: "contact.openingHours" }), isConfirmed: true, isDecided: true },
      ],
      open: { points: [], conflicts: [] },
    });
    await open(renderStep(<VisitorWords read={read} />));
    expect(rowsOf("1 sentence is only for us")[0]?.textContent).toBe(
      "You typed this detail into its own fieldWe are open 9–17.Visitors read instead: 8–12",
    );
  });

  it("P-38.339 a sentence that may be for visitors says so, also on the closed list", async () => {
    const kept = [
      statement("They never pay.", "private"),
      statement("No stag parties, people always ask.", "private", { mayBeForVisitors: true }),
    ];
    await open(show(kept, []));
    expect(
      rowsOf("2 sentences are only for us, 1 perhaps for visitors").map((row) => row.textContent),
    ).toEqual([
      "Perhaps for visitors: you decideNo stag parties, people always ask.Publish",
      "A note to usThey never pay.Publish",
    ]);
  });

  it("P-38.340 one that the client has left out says that, and no longer that they decide", async () => {
    const stag = statement("No stag parties, people always ask.", "private", { mayBeForVisitors: true });
    wizard.updateForm({ wordChoices: [{ id: stag.id, print: false }] });
    await open(show([stag], []));
    expect(rowsOf("1 sentence is only for us, 1 perhaps for visitors")[0]?.textContent).toBe(
      "You left this out. Perhaps it is for visitors.No stag parties, people always ask.Publish",
    );
  });

  it("P-38.337 the first lines explain 'Accept' only while there is something to accept", async () => {
    const person = show(unsure(1), []);
    await open(person);
    expect(screen.getByText(/^We have read your answers\. “Accept” settles/)).toBeTruthy();
    await person.click(allRight());
    expect(screen.queryByText(/“Accept” settles/)).toBeNull();
    expect(screen.getByText(/^We have read your answers\. You can still change/)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByText(/“Accept” settles/)).toBeTruthy();
  });

  it("P-38.16 a long price list is drawn in part until it is asked for, and settled as a whole", async () => {
    const prices = Array.from({ length: 30 }, (_, index) =>
      fact("price", `£${index}`, { about: `Cut ${index}` }),
    );
    const person = show([], prices);
    await open(person);
    expect(screen.getAllByRole("button", { name: /^Change Price/ })).toHaveLength(8);
    await person.click(screen.getByRole("button", { name: "Show 22 more" }));
    expect(screen.getAllByRole("button", { name: /^Change Price/ })).toHaveLength(30);
    await person.click(allRight());
    expect(choices()).toHaveLength(30);
  });

  it("P-38.17 where there are no texts it says so, and asks for nothing", async () => {
    const person = show([], []);
    await person.click(screen.getByText("What visitors will read"));
    expect(await screen.findByText(/^Nothing yet/)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("proposed sentences", () => {
  const proposed = (...sentences: string[]) =>
    sentences.map((text) => statement(text, "unsure", { proposal: "print" }));
  const written = ["We carve spoons.", "My knee is bad.", "Each takes a day.", "Ash and cherry."];
  const ticks = () => screen.getAllByRole<HTMLInputElement>("checkbox");
  const tick = (name: string) => screen.getByRole("checkbox", { name });
  const shown = () =>
    ticks().map(({ checked, labels }) => `${checked ? "+" : "-"} ${labels?.[0]?.textContent}`);

  it("are one list in the order of the text, ticked, apart from the questions, and nothing is decided yet", async () => {
    const [spoons, knee, day, ash] = proposed(...written);
    if (!(spoons && knee && day && ash)) throw new Error("There are four.");
    const person = show([spoons, ...unsure(1), knee, day, ash], []);
    expect(await screen.findByText("0 sentences, 4 proposed, 1 sentence to decide")).toBeTruthy();
    await open(person);
    expect(shown()).toEqual(written.map((text) => `+ ${text}`));
    expect(asked()).toHaveLength(1);
    expect(screen.getByText("“Accept” publishes 4 sentences and leaves out 1.")).toBeTruthy();
    expect(choices()).toEqual([]);
  });

  it("'Accept' publishes the ticked ones; one tap takes one out and one brings it back, and the list stays as it is", async () => {
    const person = show(proposed(...written), []);
    await open(person);
    await person.click(tick("My knee is bad."));
    expect(choices()).toEqual([{ id: "My knee is bad.", print: false }]);
    expect(shown()[1]).toBe("- My knee is bad.");
    await person.click(tick("Each takes a day."));
    await person.click(tick("Each takes a day."));
    expect(shown()[2]).toBe("+ Each takes a day.");
    await person.click(allRight());
    expect(written.map((id) => choice(id)?.print)).toEqual([true, false, true, true]);
    expect(shown()).toEqual([
      "+ We carve spoons.",
      "- My knee is bad.",
      "+ Each takes a day.",
      "+ Ash and cherry.",
    ]);
    expect(screen.getByText("Visitors will read 3 sentences")).toBeTruthy();
    expect(screen.getByText("1 sentence is only for us")).toBeTruthy();
  });

  it("after the last 'Accept' the focus stays on it and Undo is offered, although no detail is asked about", async () => {
    const person = show(proposed(...written), []);
    await open(person);
    await person.click(allRight());
    expect(document.activeElement).toBe(allRight());
    expect(screen.getByText(/^All decided/)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(choices()).toEqual([]);
    expect(shown()).toEqual(written.map((text) => `+ ${text}`));
  });

  it("one with a detail that is left out is unticked and says why, as 'Accept' leaves it out", async () => {
    const ring = statement("Ring 0951 1 at any time.", "unsure", { proposal: "print", start: 10, end: 34 });
    const phone = fact("phone", "0951 1", { start: 15, end: 21 });
    const person = show([ring], [phone]);
    await open(person);
    expect(shown()).toEqual(["+ Ring 0951 1 at any time."]);
    await person.click(question(/^Is this right\? Phone/).getByRole("radio", { name: "Leave it out" }));
    expect(
      screen.getByRole<HTMLInputElement>("checkbox", { name: /Ring 0951 1.*Contains a detail/ }).checked,
    ).toBe(false);
    await person.click(allRight());
    expect(choice(ring.id)?.print).toBe(false);
  });

  it("a decision shows at once, before the answers were read again", async () => {
    const words = reads(proposed(...written))(answers().formData);
    const read = vi.fn(() => new Promise<Awaited<typeof words>>(() => {})).mockReturnValueOnce(words);
    const person = renderStep(<VisitorWords read={read} />);
    await open(person);
    await person.click(tick("My knee is bad."));
    expect(shown()[1]).toBe("- My knee is bad.");
    await person.click(allRight());
    expect(screen.getByText("Visitors will read 3 sentences")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByText("Visitors will read 0 sentences")).toBeTruthy();
    expect(shown()[1]).toBe("- My knee is bad.");
  });

  it("of an edited answer the new one takes the place of the one that is gone, and decisions stay", async () => {
    const read = async (form: ReturnType<typeof answers>["formData"]) =>
      reads(proposed(...form.description.split("|")))(form);
    wizard.updateForm({ description: "One.|Two.|Three." });
    const person = renderStep(<VisitorWords read={read} />);
    await open(person);
    await person.click(tick("Three."));
    act(() => wizard.updateForm({ description: "One.|Two and a half.|Three." }));
    await screen.findByText("Two and a half.");
    expect(shown()).toEqual(["+ One.", "+ Two and a half.", "- Three."]);
  });

  it("of a very long text are shown 25 at a time, and 'Accept' publishes only those on the screen", async () => {
    const many = proposed(...Array.from({ length: 30 }, (_, at) => `Sentence ${at}.`));
    const person = show(many, []);
    await open(person);
    expect(ticks()).toHaveLength(25);
    expect(screen.getByText("5 more after these.")).toBeTruthy();
    await person.click(allRight());
    expect(choices()).toHaveLength(25);
    expect(ticks()).toHaveLength(5);
  });

  it("the next ones are scrolled into sight from their title on", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
    const person = show(unsure(6), []);
    await open(person);
    await person.click(allRight());
    await vi.waitFor(() =>
      expect(scrolled.mock.contexts).toEqual([screen.getByText("May visitors read this?")]),
    );
    await person.click(allRight());
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrolled.mockRestore();
  });

  it("one that the rules judge otherwise since the text was edited is no question any more", async () => {
    const read = async (form: ReturnType<typeof answers>["formData"]) =>
      reads([
        ...proposed("One."),
        form.description === "" ? statement("Two.", "private") : (proposed("Two.")[0] ?? statement("Two.")),
      ])(form);
    wizard.updateForm({ description: "Before." });
    const person = renderStep(<VisitorWords read={read} />);
    await open(person);
    expect(shown()).toEqual(["+ One.", "+ Two."]);
    act(() => wizard.updateForm({ description: "" }));
    await vi.waitFor(() => expect(shown()).toEqual(["+ One."]));
  });
});

describe("while its code is loading", () => {
  it("P-38.24 a text that cannot be read disables only this part, not the step", async () => {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
    const unreadable = () => Promise.reject(new Error("unreadable"));
    renderStep(
      <>
        <VisitorWords read={unreadable} />
        <button type="button">Submit</button>
      </>,
    );
    expect(await screen.findByText(/^This part could not be loaded/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Submit" })).toBeTruthy();
    consoleError.mockRestore();
  });

  it("P-38.18 the line is there at once and reads the answers without being asked", async () => {
    const read = vi.fn(reads(statements));
    renderStep(<VisitorWords read={read} />);
    expect(screen.getByText("What visitors will read")).toBeTruthy();
    expect(read).not.toHaveBeenCalled();
    expect(await screen.findByText(/^\d+ sentences?/)).toBeTruthy();
  });
});
