import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fieldAt, watchFields } from "./watch-fields.ts";

function form(): HTMLElement {
  document.body.innerHTML = `<main>
    <label for="formData.businessName">Name</label><input id="formData.businessName">
    <fieldset id="formData.goals"><label><input type="checkbox" id="some-goal"> Sell</label></fieldset>
    <ul><li data-place="themeColors.h2"><span id="inside">H2</span></li></ul>
    <input id="elsewhere">
  </main>`;
  const main = document.querySelector("main");
  if (!main) throw new Error("no main");
  return main;
}
const at = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

afterEach(() => document.body.replaceChildren());

test("P-30.60 a field is known by its control, its label, its group and its row", () => {
  const main = form();
  expect(fieldAt(at("formData.businessName"), main)).toBe("formData.businessName");
  expect(fieldAt(main.querySelector("label") ?? main, main)).toBe("formData.businessName");
  expect(fieldAt(at("some-goal"), main)).toBe("formData.goals");
  expect(fieldAt(at("inside"), main)).toBe("themeColors.h2");
  expect(fieldAt(at("elsewhere"), main)).toBeNull();
});

test("P-30.61 the field that is pointed at comes before the one that has the focus, and gives it back", async () => {
  const main = form();
  const person = userEvent.setup();
  let lit: string | null = null;
  const end = watchFields(main, (id) => {
    lit = id;
  });
  at("formData.businessName").focus();
  expect(lit).toBe("formData.businessName");
  await person.hover(at("inside"));
  await vi.waitFor(() => expect(lit).toBe("themeColors.h2"));
  await person.hover(at("elsewhere"));
  await vi.waitFor(() => expect(lit).toBe("formData.businessName"));
  at("elsewhere").focus();
  expect(lit).toBeNull();
  end();
});
