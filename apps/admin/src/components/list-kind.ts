import type { DataColumn } from "@sitewright/ui";
import type { ReactNode } from "react";

/** A column of a list; `sorts`: the orders that its head switches between, as the call names them. */
export interface ListColumn<Row> extends Omit<DataColumn<Row>, "sort"> {
  readonly sorts?: { readonly ascending?: string; readonly descending?: string };
}

/** Something that a list is narrowed by: a parameter of the address and of the call. */
export interface ListFilter {
  readonly name: string;
  readonly label: string;
  /** What stands there while the list is not narrowed. */
  readonly any: string;
  readonly options: readonly (readonly [value: string, words: string])[];
}

/** What is listed, in words and columns. */
export interface ListKind<Row> {
  readonly one: string;
  readonly many: string;
  readonly caption: string;
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** What stands below the name where its column has left. */
  readonly below?: (row: Row) => ReactNode;
  /** Head of the column of names. */
  readonly nameColumn: Pick<ListColumn<Row>, "head" | "sorts" | "className">;
  readonly columns: readonly ListColumn<Row>[];
  /** The order while the address names none. */
  readonly usualSort: string;
  /** What is searched, as an empty result says it. */
  readonly searchedIn: string;
  readonly filters: readonly ListFilter[];
  /** What is said where nothing matches; 'No project matches' and the like unless given. */
  readonly noMatch?: string;
  /** In the list's place while there is nothing at all. */
  readonly empty: ReactNode;
}

/** A page of what is listed. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly isTotalCapped: boolean;
}

/** Id of the link in a row, so that the focus can return to it. */
export const rowLinkId = (id: string): string => `row-${id}`;
