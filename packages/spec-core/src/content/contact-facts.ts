import { withoutEqualHours } from "./equal-hours.ts";
import type { FactKind } from "./fact.ts";

interface Confirmable {
  readonly kind: FactKind;
  readonly text: string;
  readonly about: string;
  readonly isConfirmed: boolean;
}

/**
 * Whether a fact is the times of a group or an event, which stay in the client's sentence and are not opening hours.
 */
export const isGroupTime = ({ kind, about }: Pick<Confirmable, "kind" | "about">): boolean =>
  kind === "hours" && about !== "";

/** The confirmed facts of these kinds, ordered by kind as given. Equal opening hours occur only once. */
export const confirmedFacts = <F extends Confirmable>(
  facts: readonly F[],
  ...kinds: readonly FactKind[]
): F[] =>
  kinds.flatMap((kind) =>
    withoutEqualHours(facts.filter((fact) => fact.kind === kind && fact.isConfirmed && !isGroupTime(fact))),
  );

/** The confirmed phone numbers, e-mail addresses and places of the business. */
export const contactFacts = <F extends Confirmable>(facts: readonly F[]): F[] =>
  confirmedFacts(facts, "phone", "email", "address");

const postBox =
  /(?<!\p{L})(?:BFPO|P\.? ?O\.? ?Box|Postfach|Apartado(?: de correos)?|Casella postale|BP \d)(?!\p{L})/iu;

/** True for a postal address that nobody can visit: 'PO Box 1147, Hamilton'. */
export const isPostBox = (address: string): boolean => postBox.test(address);
