import type { FieldProblem, ProblemCode } from "@sitewright/contracts";

interface RefusalDetails {
  /** The message, if the title of the code is not enough. */
  detail?: string;
  errors?: readonly FieldProblem[];
  /** The stored state, for a write that was based on an older version. */
  current?: unknown;
  retryAfterS?: number;
}

/** An expected refusal: a value that services return, never an exception. */
export class Refusal {
  readonly code: ProblemCode;
  readonly details: RefusalDetails;
  constructor(code: ProblemCode, details: RefusalDetails = {}) {
    this.code = code;
    this.details = details;
  }
}

/** A refusal about one field. */
export const refuseField = (code: ProblemCode, path: string, message: string): Refusal =>
  new Refusal(code, { detail: message, errors: [{ path, message }] });

/** The response body `{ [key]: value }`; a refusal is passed on. */
export const bodyOf = <Key extends string, Value>(key: Key, value: Value | Refusal) =>
  value instanceof Refusal ? value : ({ [key]: value } as Record<Key, Value>);
