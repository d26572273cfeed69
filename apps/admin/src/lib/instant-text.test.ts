import { expect, it } from "vitest";
import { instantText } from "./instant-text.ts";

const london = { now: new Date("2026-11-20T15:00:00Z"), timeZone: "Europe/London" };

it("an instant of this year is a day and a time", () => {
  expect(instantText("2026-11-19T17:22:00Z", london)).toEqual({
    day: "19 Nov",
    time: "17:22",
    isToday: false,
  });
});

it("another year is named", () => {
  expect(instantText("2025-12-31T23:59:00Z", london).day).toBe("31 Dec 2025");
});

it("day, time and today are those of the zone", () => {
  // 2026-11-20T15:30Z is half past midnight of the 21st in Tokyo (UTC+9).
  const tokyo = { now: new Date("2026-11-20T14:00:00Z"), timeZone: "Asia/Tokyo" };
  expect(instantText("2026-11-20T15:30:00Z", tokyo)).toEqual({
    day: "21 Nov",
    time: "00:30",
    isToday: false,
  });
  expect(instantText("2026-11-20T14:30:00Z", tokyo).isToday).toBe(true);
});
