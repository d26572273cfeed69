import { phone } from "./parts/desk.ts";
import { headset } from "./parts/devices.ts";
import { envelope, handset } from "./parts/greeting.ts";
import type { Trade } from "./trade.ts";

/** What stands for the number: a mobile phone for messages, an envelope where calls are rather not wanted. */
const insteadOf = {
  none: envelope,
  text: phone,
  chat: phone,
  "few-calls": envelope,
  "calls-first": null,
  call: null,
};

/**
 * The trade with another drawing in the place of a telephone that people would ring: an envelope for a business that
 * gives no number, a mobile phone for one that asks for messages.
 */
export function withoutPhone(trade: Trade, way: keyof typeof insteadOf): Trade {
  const contact = insteadOf[way];
  const rings = trade.contact === handset || trade.contact === headset;
  return rings && contact !== null ? { ...trade, contact } : trade;
}
