import { ServicesContext } from "@sitewright/app-kit/services";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Conflict } from "../../lib/saving/merge-answers.ts";
import { portalServices } from "../../services.ts";
import { DraftConflict } from "./draft-conflict.tsx";

afterEach(cleanup);

const audience: Conflict = { path: "formData.audience", mine: "People in Kent", theirs: "People in Essex" };
const nda: Conflict = { path: "formData.ndaAccepted", mine: true, theirs: false };
const niche: Conflict = { path: "formData.niche", mine: "bakery", theirs: "" };

function show(conflicts: readonly Conflict[], now = new Date(2026, 2, 1, 18)) {
  const answer = vi.fn();
  render(
    <ServicesContext value={{ ...portalServices(), now: () => now }}>
      <DraftConflict question={{ conflicts, savedAt: new Date(2026, 2, 1, 14, 3), answer }} />
    </ServicesContext>,
  );
  return { answer, person: userEvent.setup() };
}
const field = (name: string) => within(screen.getByRole("radiogroup", { name }));
const keep = () => screen.getByRole("button", { name: /^Keep/ });

describe("answers that were changed in two places", () => {
  it("P-24.37 both wordings are shown side by side, with the time of the other one", () => {
    show([audience]);
    const labels = field("Who it is for")
      .getAllByRole("radio")
      .map((radio) => radio.closest("label")?.textContent);
    expect(labels).toEqual(["From herePeople in Kent", "From elsewherePeople in Essex"]);
    expect(screen.getByRole("alertdialog").textContent).toContain("saved at 14:03");
  });

  it("P-24.302 the time has its day where that is not today", () => {
    show([audience], new Date(2026, 2, 2, 9));
    expect(screen.getByRole("alertdialog").textContent).toContain("saved on 1 Mar at 14:03");
  });

  it("P-24.38 nothing is chosen beforehand, and going on without choosing names what is open and focuses it", async () => {
    const { answer, person } = show([audience, niche]);
    await person.click(field("Who it is for").getByRole("radio", { name: /From elsewhere/ }));
    await person.click(keep());
    expect(answer).not.toHaveBeenCalled();
    expect(screen.getAllByText("Choose which one to keep.")).toHaveLength(1);
    expect(document.activeElement).toBe(field("Industry or niche").getAllByRole("radio")[0]);
  });

  it("P-31.80 the focus goes to the choice, although the step behind has a field with the answer's id", async () => {
    render(<fieldset id={audience.path} />);
    const { person } = show([audience]);
    await person.click(keep());
    const choices = field("Who it is for").getAllByRole<HTMLInputElement>("radio");
    expect(document.activeElement).toBe(choices[0]);
    // The browser would uncheck the other radio of the same name.
    expect(choices.map(({ name }) => name)).not.toContain(audience.path);
  });

  it("P-24.39 each answer has its own choice", async () => {
    const { answer, person } = show([audience, niche]);
    await person.click(field("Who it is for").getByRole("radio", { name: /From elsewhere/ }));
    await person.click(field("Industry or niche").getByRole("radio", { name: /From here/ }));
    await person.click(keep());
    expect(answer).toHaveBeenCalledExactlyOnceWith({
      "formData.audience": "theirs",
      "formData.niche": "mine",
    });
  });

  it("P-24.40 one press takes all from one side", async () => {
    const { answer, person } = show([audience, niche]);
    await person.click(screen.getByRole("button", { name: "All from elsewhere" }));
    await person.click(keep());
    expect(answer).toHaveBeenCalledExactlyOnceWith({
      "formData.audience": "theirs",
      "formData.niche": "theirs",
    });
  });

  it("P-24.41 Escape answers nothing: the question stays", async () => {
    const { answer, person } = show([audience]);
    await person.keyboard("{Escape}");
    expect(answer).not.toHaveBeenCalled();
    expect(screen.getByRole("alertdialog")).toBeTruthy();
  });

  it("P-24.42 a switch reads Yes or No, an answer that was removed reads Empty", () => {
    show([nda, niche]);
    expect(field("Non-disclosure agreement").getByText("Yes")).toBeTruthy();
    expect(field("Non-disclosure agreement").getByText("No")).toBeTruthy();
    expect(field("Industry or niche").getByText("Empty")).toBeTruthy();
  });
});
