import type { DataColumn } from "@sitewright/ui";
import type { ReactNode } from "react";

/** A column of a list; `sorts`: the orders that its head switches between, as the API names them. */
export interface ListColumn<Row> extends Omit<DataColumn<Row>, "sort"> {
  readonly sorts?: { readonly ascending?: string; readonly descending?: string };
}

/** A filter of a list: a parameter of the address and of the call. */
export interface ListFilter {
  readonly name: string;
  readonly label: string;
  /** Its label while the list is not filtered. */
  readonly any: string;
  readonly options: readonly (readonly [value: string, words: string])[];
}

/** The classes that show the line below a name, by the width of the list under which they do. */
export const belowClasses = {
  "36rem": "@max-[36rem]:block",
  "40rem": "@max-[40rem]:block",
  "42rem": "@max-[42rem]:block",
  "46rem": "@max-[46rem]:block",
} as const;

/** A kind of list: its texts and columns. */
export interface ListKind<Row> {
  readonly one: string;
  readonly many: string;
  readonly caption: string;
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** A picture before the name, where there is room; the name says the same in words. */
  readonly picture?: (row: Row) => ReactNode;
  /** Shown below the name where its column is hidden. */
  readonly below?: (row: Row) => ReactNode;
  /** The width of the list under which it is shown: that under which its column is hidden. By default 36rem. */
  readonly belowUnder?: keyof typeof belowClasses;
  /** Head of the name column. */
  readonly nameColumn: Pick<ListColumn<Row>, "head" | "sorts" | "className">;
  readonly columns: readonly ListColumn<Row>[];
  /** The default order. */
  readonly defaultSort: string;
  /** The name of the searched things in the message of an empty result. */
  readonly searchedIn: string;
  readonly filters: readonly ListFilter[];
  /** The message of an empty result; by default, for example, 'No projects match'. */
  readonly noMatch?: string;
  /** Another list that may have what a search did not find in this one. */
  readonly elsewhere?: { readonly many: string; readonly to: (query: { search: string }) => string };
  /** Shown instead of the list while there are no rows at all. */
  readonly empty: ReactNode;
}

/** A page of the list. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly isTotalCapped: boolean;
}

/** Id of a row's link, so that the focus can return to it. */
export const rowLinkId = (id: string): string => `row-${id}`;
