import type { FieldProblem, ProblemCode } from "@sitewright/contracts";

interface RefusalDetails {
  /** What a person reads, where the code's title does not say enough. */
  detail?: string;
  errors?: readonly FieldProblem[];
  /** What is stored now, for a write made from an older version. */
  current?: unknown;
  retryAfterS?: number;
}

/** An expected 'no': a value that services return, never an exception. */
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
