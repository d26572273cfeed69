import { expect, it } from "vitest";
import { factsOf } from "../facts.fixture.ts";
import { attendedHours, durations } from "./durations.fixture.ts";

it.each(durations)("'%s' contains no opening hours", (text) => {
  expect(factsOf("hours", text).map((fact) => fact.text)).toEqual([]);
});

it.each(attendedHours)("'%s' contains opening hours", (text) => {
  expect(factsOf("hours", text)).toHaveLength(1);
});
