import { expect, it } from "vitest";
import { phone } from "./parts/desk.ts";
import { envelope, handset } from "./parts/greeting.ts";
import { trades } from "./trades/all-trades.ts";
import { withoutPhone } from "./without-phone.ts";

it.each([
  ["none", envelope],
  ["few-calls", envelope],
  ["text", phone],
  ["chat", phone],
] as const)(
  "no ringing telephone is drawn where the way is '%s', and the other drawings stay",
  (way, instead) => {
    expect(trades.some(({ contact }) => contact === handset)).toBe(true);
    for (const trade of trades) {
      const suited = withoutPhone(trade, way);
      expect(suited.contact).not.toBe(handset);
      expect({ ...suited, contact: trade.contact }).toEqual(trade);
      if (suited.contact !== trade.contact) expect(suited.contact).toBe(instead);
    }
  },
);

it.each(["call", "calls-first"] as const)("the telephone stays where the way is '%s'", (way) => {
  for (const trade of trades) expect(withoutPhone(trade, way)).toBe(trade);
});
