import { type Refusal, refuseField } from "../http/refusal.ts";
import { decodeListCursor, type ListCursor } from "./list-cursor.ts";

/** The query parameters of every list. */
export interface ListInput<Sort extends string> {
  readonly search?: string | undefined;
  readonly sort: Sort;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The request to a list's store, without its filters. */
export interface ListPart<Sort extends string> {
  readonly search: string | undefined;
  readonly sort: Sort;
  readonly after: ListCursor | undefined;
  readonly limit: number;
}

/** The query in the store's form; a refusal if the cursor does not belong to this order. */
export function listPart<Sort extends string>(input: ListInput<Sort>): ListPart<Sort> | Refusal {
  const { search, sort, cursor, limit } = input;
  const after = cursor === undefined ? undefined : decodeListCursor(cursor, sort);
  return cursor !== undefined && !after
    ? refuseField("invalid-request", "cursor", "This is no cursor of this list.")
    : { search, sort, after, limit };
}
