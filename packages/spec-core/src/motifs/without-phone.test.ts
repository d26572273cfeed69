import { expect, it } from "vitest";
import { envelope, handset } from "./parts/greeting.ts";
import { trades } from "./trades/all-trades.ts";
import { withoutPhone } from "./without-phone.ts";

it("no telephone is drawn where no number stands, and the other drawings stay", () => {
  expect(trades.some(({ contact }) => contact === handset)).toBe(true);
  for (const trade of trades) {
    const suited = withoutPhone(trade);
    expect(suited.contact).not.toBe(handset);
    expect({ ...suited, contact: trade.contact }).toEqual(trade);
    if (suited.contact !== trade.contact) expect(suited.contact).toBe(envelope);
  }
});
