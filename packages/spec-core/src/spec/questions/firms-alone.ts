import { any } from "./checks.ts";
import type { Check } from "./rule.ts";

/** 'Not households', 'no private customers' in the answer about the audience. */
const noConsumers =
  /(?<!\p{L})(?:no|not|never)(?: for| to)? (?:the )?(?:households?|private (?:customers?|clients?|people|individuals|homes)|consumers?|general public|public|home ?owners?)(?!\p{L})/iu;

/** Whether all customers are businesses. */
export const servesFirmsAlone: Check = any(
  ({ legal }) => legal.isForBusinessesOnly,
  ({ form }) => noConsumers.test(form.audience),
);
