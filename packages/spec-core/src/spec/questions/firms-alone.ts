import { any } from "./checks.ts";
import type { Check } from "./rule.ts";

/** 'Not households', 'no private customers' in the answer about the audience. */
const noConsumers =
  /(?<!\p{L})(?:no|not|never)(?: for| to)? (?:the )?(?:households?|private (?:customers?|clients?|people|individuals|homes)|consumers?|general public|public|home ?owners?)(?!\p{L})/iu;

/** 'Payroll for small businesses', 'software for restaurants and cafés' as the trade. */
const forFirms =
  /(?<!\p{L})for (?:(?:small|local|other|growing|medium|family)(?:[- ]sized)?,? (?:and |to )?){0,3}(?:businesses|companies|firms|employers|traders|tradies|freelancers)(?!\p{L})(?! (?:and|or|&))/iu;

/** Whether all customers are businesses. */
export const servesFirmsAlone: Check = any(
  ({ legal }) => legal.isForBusinessesOnly,
  ({ form }) => forFirms.test(form.niche),
  ({ form }) => noConsumers.test(form.audience),
);
