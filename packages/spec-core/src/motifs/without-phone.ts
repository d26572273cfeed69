import { headset } from "./parts/devices.ts";
import { envelope, handset } from "./parts/greeting.ts";
import type { Trade } from "./trade.ts";

/** The trade with an envelope in the place of a telephone, for a business that gives no number. */
export const withoutPhone = (trade: Trade): Trade =>
  trade.contact === handset || trade.contact === headset ? { ...trade, contact: envelope } : trade;
