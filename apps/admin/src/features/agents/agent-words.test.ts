import { expect, it } from "vitest";
import { sampleAlert } from "../../test/samples.ts";
import { alertSentence } from "./agent-words.ts";

it("a jump of the clock says what to look at, and its end what follows", () => {
  const jumped = { ...sampleAlert, kind: "clock-jumped", detail: "2026-03-02T09:00:00.000Z" } as const;
  expect(alertSentence(jumped)).toContain("check the clock");
  const over = { ...sampleAlert, kind: "recovered", detail: "clock-jumped", task: null } as const;
  expect(alertSentence(over)).toContain("what is due is deleted");
});
