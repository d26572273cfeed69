import { expect, it } from "vitest";
import { noteWithTimes, timesOfCalls } from "./call-times.ts";
import {
  callsInHours,
  hoursInLine,
  hoursLines,
  isByAppointment,
  isTime,
  withoutCalls,
} from "./hours-text.ts";

it("lines of opening hours that have commas are parted by semicolons", () => {
  expect(hoursInLine(["Mon, Wed 8-19\nTue, Thu 9-17"])).toBe("Mon, Wed 8-19; Tue, Thu 9-17");
  expect(hoursInLine(["Mon 8-19\n Tue 9-17"])).toBe("Mon 8-19, Tue 9-17");
  expect(hoursInLine(["Mon, Wed 8-19"])).toBe("Mon, Wed 8-19");
});

it.each([
  [
    "Tue-Thu 17:00-23:00, Fri-Sat 17:00-01:00, Sun 13-21",
    ["Tue-Thu 17:00-23:00", "Fri-Sat 17:00-01:00", "Sun 13-21"],
  ],
  ["ma-vr 8.00-17.30; za 9-12", ["ma-vr 8.00-17.30", "za 9-12"]],
  ["Mon-Fri 9-5, Sat closed", ["Mon-Fri 9-5", "Sat closed"]],
  ["Mon, Tue, Thu 8-12 and 14-18\nWed, Fri 8-13", ["Mon, Tue, Thu 8-12 and 14-18", "Wed, Fri 8-13"]],
  ["Open 10 to 4, Monday to Saturday", ["Open 10 to 4, Monday to Saturday"]],
  ["wed - sun, 11 to 7", ["wed - sun, 11 to 7"]],
  ["24/7", ["24/7"]],
  [
    "Mon Wed Fri 9-5, Tue Thu 9-12.30. Closed for lunch 1 to 1.45",
    ["Mon Wed Fri 9-5", "Tue Thu 9-12.30", "Closed for lunch 1 to 1.45"],
  ],
])("the opening hours %j have the lines %j", (typed, lines) => {
  expect(hoursLines(typed)).toEqual(lines);
});

it.each([
  ["Mon-Fri 9-5", true],
  ["Mo, Di, Do 18:30-20:45", true],
  ["9 to 5", true],
  ["24/7", true],
  ["½ 9 to noon", true],
  ["daily 8-18", true],
  ["from 9 until the bread is gone", true],
  ["by appointment", true],
  ["first Saturday of the month 10-1", true],
  ["weekends only", true],
  ["April to October, 10-17", true],
  ["(Mon-Fri) 9-5", true],
  ["Courses Mo, Di, Do 18:30-20:45, Sa 9-11. Phone only 12-14", false],
  ["Shop: Mon-Fri 9-5", false],
  ["Please call first", false],
  ["Satellite office 9-5", false],
])("'I’m open %s' is a sentence: %s", (hours, expected) => {
  expect(isTime(hours)).toBe(expected);
});

it.each([
  ["Tue-Fri 9-5, Sat 9-1, closed Sun", ["Tue-Fri 9-5", "Sat 9-1", "closed Sun"]],
  ["Mon-Thu 8-6, closed weekends", ["Mon-Thu 8-6", "closed weekends"]],
  ["Mon-Fri 9-5, closed 1-2 for lunch", ["Mon-Fri 9-5, closed 1-2 for lunch"]],
])("C-36.715 the closed days of %j have a line of their own: %j", (typed, lines) => {
  expect(hoursLines(typed)).toEqual(lines);
});

it.each([
  [
    "Mon to Fri 8 till 5, Saturday mornings in May. Phone before 7pm please",
    ["Mon to Fri 8 till 5", "Saturday mornings in May"],
    "before 7pm",
  ],
  ["Tue-Sat 9-5\nCall after 6", ["Tue-Sat 9-5"], "after 6"],
  ["Call after 6", ["Call after 6"], "after 6"],
  ["Mon-Fri 9-5. Call us for other times.", ["Mon-Fri 9-5", "Call us for other times."], ""],
])("C-36.986 of '%s' the hours are %j, and calls are wanted '%s'", (text, lines, calls) => {
  expect(hoursLines(text)).toEqual(lines);
  expect(callsInHours(text).map(timesOfCalls)[0] ?? "").toBe(calls);
});

it.each([
  ["By appointment only", true],
  ["Strictly by appointment", true],
  ["By appointment, Tuesday to Friday", true],
  ["Mon-Fri 9-5, Saturdays by appointment", false],
])("C-36.987 '%s' only says that one needs an appointment: %s", (text, isAlone) => {
  expect(isByAppointment(text)).toBe(isAlone);
});

it.each([
  [
    "I answer the phone between 8am and 6pm, any day. If I am out I ring back the same evening.",
    "between 8am and 6pm, any day. If I am out I ring back the same evening",
  ],
  ["We pick up our phone from 9 to 5", "from 9 to 5"],
  ["We answer questions between 9 and 5", ""],
  ["Open between 9am and 7pm, any day", ""],
])("C-36.757 '%s' says when to call: '%s'", (text, calls) => {
  expect(timesOfCalls(text)).toBe(calls);
});

it.each([
  [
    "Mon-Fri 8.30-17.30. Phone 9am to 8pm, leave a message. Closed Sundays.",
    "Mon-Fri 8.30-17.30. Closed Sundays",
    "9am to 8pm, leave a message",
  ],
  [
    "Mon-Fri 9-15. I answer the phone between 9am and 7pm, any day. I ring back the same evening.",
    "Mon-Fri 9-15",
    "between 9am and 7pm, any day. I ring back the same evening",
  ],
  ["Phone 9am to 8pm. Closed Sundays.", "Closed Sundays", "9am to 8pm"],
  ["Mon 9-5\nPhone 9am to 8pm\nSat 9-1", "Mon 9-5\nSat 9-1", "9am to 8pm"],
])("calls are taken out of the hours %j with their full stop", (text, hours, calls) => {
  expect(withoutCalls(text)).toBe(hours);
  expect(callsInHours(text).map(timesOfCalls)).toEqual([calls]);
});

it("a number keeps its remark beside the times to call", () => {
  expect(noteWithTimes("ask for Dan", "8am to 6pm")).toBe("ask for Dan; 8am to 6pm");
  expect(noteWithTimes("", "8am to 6pm")).toBe("8am to 6pm");
  expect(noteWithTimes("ask for Dan", "")).toBe("ask for Dan");
  expect(timesOfCalls("I answer the phone between 9am and 7pm. Closed Sundays")).toBe("");
});
