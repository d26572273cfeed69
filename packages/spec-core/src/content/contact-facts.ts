import { withoutEqualHours } from "./equal-hours.ts";
import type { FactKind } from "./fact.ts";

interface Confirmable {
  readonly kind: FactKind;
  readonly text: string;
  readonly about: string;
  readonly isConfirmed: boolean;
}

/** Whether it is the times of a group or an event: they stay in the client's sentence and are not opening hours. */
export const isGroupTime = ({ kind, about }: Pick<Confirmable, "kind" | "about">): boolean =>
  kind === "hours" && about !== "";

/** The confirmed facts of these kinds, kind by kind in the order given; equal opening hours only once. */
export const confirmedFacts = <F extends Confirmable>(
  facts: readonly F[],
  ...kinds: readonly FactKind[]
): F[] =>
  kinds.flatMap((kind) =>
    withoutEqualHours(facts.filter((fact) => fact.kind === kind && fact.isConfirmed && !isGroupTime(fact))),
  );

/** How the business is reached: the confirmed phone numbers, e-mail addresses and places. */
export const contactFacts = <F extends Confirmable>(facts: readonly F[]): F[] =>
  confirmedFacts(facts, "phone", "email", "address");

const postBox =
  /(?<!\p{L})(?:BFPO|P\.? ?O\.? ?Box|Postfach|Apartado(?: de correos)?|Casella postale|BP \d)(?!\p{L})/iu;

/** True for an address that receives mail and that nobody can visit: 'PO Box 1147, Hamilton'. */
export const isPostBox = (address: string): boolean => postBox.test(address);
