import { expect, test } from "vitest";
import { type Command, findCommands } from "./command-search.ts";

const command = (label: string, group: string, more: Partial<Command> = {}): Command => ({
  id: label,
  label,
  group,
  run: () => undefined,
  ...more,
});
const commands = [
  command("Theme Customization", "Steps"),
  command("Hosting & Legal", "Steps"),
  command("Light or dark", "Actions", { keywords: "theme night" }),
  command("Budget", "Questions", { detail: "Client Questionnaire", isSearchOnly: true }),
  command("Button style", "Questions", { detail: "Theme Customization", isSearchOnly: true }),
];
const found = (typed: string) => findCommands(commands, typed).map(({ label }) => label);

test("without a search the commands that are always shown are listed in their order", () => {
  expect(found("  ")).toEqual(["Theme Customization", "Hosting & Legal", "Light or dark"]);
});

test("every typed word has to begin a word, whatever the case", () => {
  expect(found("LEG host")).toEqual(["Hosting & Legal"]);
  expect(found("osting")).toEqual([]);
  expect(found("legal theme")).toEqual([]);
});

test("a label that begins with it comes before one that is found by other words", () => {
  expect(found("theme")).toEqual(["Theme Customization", "Light or dark", "Button style"]);
  expect(found("bu")).toEqual(["Budget", "Button style"]);
});

test("results of one group are together", () => {
  const groups = findCommands(commands, "c").map(({ group }) => group);
  expect(groups).toEqual(["Steps", "Questions", "Questions"]);
});
