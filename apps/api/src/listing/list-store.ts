import { COUNTED_MAX } from "@sitewright/contracts";
import { z } from "zod";
import { instantOf } from "../db/instant.ts";
import type { Database } from "../db/open.ts";
import { Prisma } from "../generated/sqlite/client.ts";
import { encodeListCursor, type ListCursor } from "./list-cursor.ts";
import {
  globPattern,
  likePattern,
  matchQuery,
  roughPattern,
  type SearchTerm,
  searchTerms,
} from "./search-terms.ts";
import { sqlName } from "./sql-name.ts";

/** An order of a list: by the first column of an index, then by id in the same direction. */
export interface SortOrder {
  readonly column: string;
  readonly kind: "instant" | "text" | "number";
  readonly isDescending: boolean;
  /**
   * SQLite's index of this order that also contains the searched text; if left out, the index of column
   * and id is used.
   */
  readonly textIndex?: string;
}

/**
 * A table that is listed. Its names are constants in our code: they are put into statements unchanged.
 */
export interface ListedTable<Sort extends string = string> {
  readonly name: string;
  /** The searched columns: exactly those of the table's search index in the migrations, in the same order. */
  readonly searched: readonly string[];
  readonly sorts: Readonly<Record<Sort, SortOrder>>;
  /** Converts the search to its stored form, if that is different. */
  readonly fold?: (search: string) => string;
  /**
   * Another condition by which a search finds rows besides its words; undefined if the search can only be
   * words.
   */
  readonly alsoFound?: (search: string) => Prisma.Sql | undefined;
}

/** The requested part of a list. `filters`: conditions on the table's columns as `t`. */
export interface ListRequest<Sort extends string> {
  readonly search: string | undefined;
  readonly sort: Sort;
  readonly after: ListCursor | undefined;
  readonly limit: number;
  readonly filters: readonly Prisma.Sql[];
}

/** The ids of a page in their order, the cursor of the next one, and how many rows match. */
export interface ListedPage {
  readonly ids: string[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly isTotalCapped: boolean;
}

type ListDatabase = Pick<Database, "db" | "provider">;

const countSchema = z.array(z.object({ found: z.coerce.number() })).length(1);
/** An invalid stored time is a Date too and is accepted, so that it does not break the whole list. */
const valueSchema = z.union([z.instanceof(Date), z.string(), z.number()]);
const rowsSchema = z.array(z.object({ id: z.string(), value: valueSchema }));
const hitsSchema = z.array(z.object({ hit: z.union([z.string(), z.number(), z.bigint()]) }));
const cap = COUNTED_MAX + 1;
const none = Prisma.empty;

const column = (name: string): Prisma.Sql => Prisma.raw(`t.${sqlName(name)}`);

const tableOf = ({ name }: ListedTable): Prisma.Sql => Prisma.raw(`${sqlName(name)} t`);

/** The table, read in the order's index (SQLite, "INDEXED BY"). */
const orderedTableOf = ({ name }: ListedTable, { column: first, textIndex }: SortOrder): Prisma.Sql =>
  Prisma.raw(`${sqlName(name)} t INDEXED BY ${sqlName(textIndex ?? `${name}_${first}_id_idx`)}`);

/** The text that is searched; in Postgres the expression of the table's index. */
const searchedText = ({ searched }: ListedTable): string =>
  searched.map((part) => `'  ' || COALESCE(t.${sqlName(part)}, '')`).join(" || ");

/** True if a row's own text contains all terms. */
function hasTerms(
  table: ListedTable,
  terms: readonly SearchTerm[],
  provider: Database["provider"],
): Prisma.Sql {
  const text = Prisma.raw(searchedText(table));
  return Prisma.join(
    terms.map((term) =>
      provider === "sqlite"
        ? Prisma.sql`(${text}) LIKE ${roughPattern(term)} ESCAPE '\\' AND (${text}) GLOB ${globPattern(term)}`
        : Prisma.sql`lower(${text}) LIKE ${likePattern(term)}`,
    ),
    " AND ",
  );
}

/** A search's part of a statement: its tables, and its condition. */
interface SearchPart {
  readonly from: Prisma.Sql;
  readonly where: readonly Prisma.Sql[];
  /** On Postgres, all hits may be sorted if the next rows of the order do not fill a page. */
  readonly isSortable: boolean;
  /**
   * The number of rows that match search and filters, counted up to one more than the displayed maximum;
   * undefined without a search.
   */
  readonly total: number | undefined;
}

const whereAll = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  conditions.length === 0 ? none : Prisma.sql`WHERE ${Prisma.join([...conditions], " AND ")}`;

/** The number of rows that pass the filters, counted up to one more than the displayed maximum. */
async function countRows(
  { db }: ListDatabase,
  table: ListedTable,
  filters: readonly Prisma.Sql[],
): Promise<number> {
  const rows = Prisma.sql`SELECT 1 FROM ${tableOf(table)} ${whereAll(filters)} LIMIT ${cap}`;
  const [row] = countSchema.parse(await db.$queryRaw`SELECT count(*) AS found FROM (${rows}) AS counted`);
  return row?.found ?? 0;
}

/**
 * The rows that contain all terms, or meet the table's other condition, and pass the filters, as SQLite
 * rowids or Postgres ids: unordered, at most one more than the displayed maximum. FTS5 does not know the
 * filters: it returns its hits one by one, and each one's row is looked up (CROSS JOIN).
 */
async function findHits(
  { db, provider }: ListDatabase,
  table: ListedTable,
  search: {
    terms: readonly SearchTerm[];
    words: Prisma.Sql;
    also: Prisma.Sql | undefined;
    filters: readonly Prisma.Sql[];
  },
): Promise<(string | number)[]> {
  const { terms, words, also, filters } = search;
  const index = Prisma.raw(sqlName(`${table.name}_search`));
  const isHit = Prisma.sql`${index} MATCH ${matchQuery(terms)}`;
  const byWords =
    provider === "sqlite"
      ? await db.$queryRaw`
          SELECT ${index}.rowid AS hit FROM ${index} CROSS JOIN ${tableOf(table)} ON t.rowid = ${index}.rowid
          ${whereAll([isHit, ...filters])} LIMIT ${cap}`
      : await db.$queryRaw`SELECT t.id AS hit FROM ${tableOf(table)} ${whereAll([words, ...filters])} LIMIT ${cap}`;
  const key = Prisma.raw(provider === "sqlite" ? "t.rowid" : "t.id");
  const otherwise = also
    ? await db.$queryRaw`SELECT ${key} AS hit FROM ${tableOf(table)} ${whereAll([also, ...filters])} LIMIT ${cap}`
    : [];
  const rows = [...hitsSchema.parse(byWords), ...hitsSchema.parse(otherwise)];
  const hits = rows.map(({ hit }) => (typeof hit === "bigint" ? Number(hit) : hit));
  return [...new Set(hits)].slice(0, cap);
}

/**
 * Joins the hits before the table, which forces the planner to look up their rows one by one (CROSS JOIN,
 * MATERIALIZED).
 */
function fromHits({ provider }: ListDatabase, table: ListedTable, hits: (string | number)[]): Prisma.Sql {
  const found = JSON.stringify(hits);
  return provider === "sqlite"
    ? Prisma.sql`json_each(${found}) hits CROSS JOIN ${tableOf(table)} ON t.rowid = hits.value`
    : Prisma.sql`(SELECT json_array_elements_text(${found}::json) AS value OFFSET 0) hits JOIN ${tableOf(table)} ON t.id = hits.value`;
}

/**
 * The search index is queried once. If few rows match, all of them are read and sorted; if many match,
 * rows are read in the order's index and each is tested, which soon fills a page. Querying the search
 * index for single rows would be slower, because SQLite begins the search again for each.
 */
async function searchPart(
  database: ListDatabase,
  table: ListedTable,
  search: string | undefined,
  filters: readonly Prisma.Sql[],
): Promise<SearchPart> {
  const terms = searchTerms(search === undefined ? undefined : (table.fold?.(search) ?? search));
  const from = tableOf(table);
  if (terms.length === 0) return { from, where: [], isSortable: false, total: undefined };
  const words = hasTerms(table, terms, database.provider);
  const also = search === undefined ? undefined : table.alsoFound?.(search);
  const hits = await findHits(database, table, { terms, words, also, filters });
  const total = hits.length;
  if (total <= COUNTED_MAX)
    return { from: fromHits(database, table, hits), where: [], isSortable: false, total };
  // For a single letter pg_trgm returns every row with a word that begins with it, and only few of them
  // are hits.
  const isSortable = database.provider === "postgresql" && terms.some(({ text }) => !text.startsWith("  "));
  return { from, where: [also ? Prisma.sql`(${words} OR ${also})` : words], isSortable, total };
}

/**
 * Rows after a cursor. The first condition lets the index start there, which SQLite does not do for a
 * pair of values; the second breaks ties. A text in place of a number, which no cursor of ours contains,
 * counts as 0.
 */
function afterCursor({ column: name, kind, isDescending }: SortOrder, { value, id }: ListCursor): Prisma.Sql {
  const number = typeof value === "number" ? value : 0;
  const from = kind === "instant" ? new Date(number) : kind === "number" ? number : String(value);
  const beyond = isDescending ? Prisma.raw("<") : Prisma.raw(">");
  const at = column(name);
  return Prisma.sql`${at} ${beyond}= ${from} AND (${at} ${beyond} ${from} OR (${at} = ${from} AND t.id ${beyond} ${id}))`;
}

/** A column's value in the cursor's form. */
const cursorValue = (value: Date | string | number, kind: SortOrder["kind"]): string | number =>
  kind === "instant"
    ? Date.parse(instantOf(new Date(value)))
    : kind === "number"
      ? Number(value)
      : String(value);

/**
 * What to read for a page: `search` is the condition of a search with many hits, `conditions` are all
 * others.
 */
interface RowsRequest {
  readonly from: Prisma.Sql;
  readonly search: readonly Prisma.Sql[];
  readonly conditions: readonly Prisma.Sql[];
  readonly order: SortOrder;
  /**
   * Makes SQLite find all rows first, by any index of a filter, and then sort them ("the unary +
   * operator").
   */
  readonly isSorted: boolean;
  readonly count: number;
}

type Rows = z.infer<typeof rowsSchema>;

/**
 * Rows in their order: either read in the order's index until enough are found, or all of them sorted.
 */
async function readInOrder(
  { db }: ListDatabase,
  { from, search, conditions, order, isSorted, count }: RowsRequest,
): Promise<Rows> {
  const direction = order.isDescending ? Prisma.raw("DESC") : Prisma.raw("ASC");
  const value = column(order.column);
  return rowsSchema.parse(
    await db.$queryRaw`
      SELECT t.id AS id, ${value} AS value FROM ${from} ${whereAll([...search, ...conditions])}
      ORDER BY ${isSorted ? Prisma.raw("+") : none}${value} ${direction}, t.id ${direction} LIMIT ${count}`,
  );
}

/**
 * How many rows Postgres reads in the order's index per row of the page before it sorts all hits instead.
 */
const walkedPerRow = 40;

/**
 * A page of a search with many hits on Postgres. If the next rows of the order do not fill it, for
 * example because a common word occurs only at the far end of an order by name, all hits are read from
 * the search index and sorted. Reading them in the table's own sequence takes less than half the time per
 * row of reading on in the order's index.
 */
async function readHitsInOrder(database: ListDatabase, request: RowsRequest): Promise<Rows> {
  const { from, search, conditions, order, count } = request;
  const direction = order.isDescending ? Prisma.raw("DESC") : Prisma.raw("ASC");
  const value = column(order.column);
  const next = Prisma.sql`(SELECT * FROM ${from} ${whereAll(conditions)}
    ORDER BY ${value} ${direction}, t.id ${direction} LIMIT ${walkedPerRow * count}) t`;
  const near = await readInOrder(database, { ...request, from: next, conditions: [] });
  if (near.length === count) return near;
  // OFFSET 0 keeps the planner from reading in the order's index.
  const all = Prisma.sql`(SELECT t.id, ${value} FROM ${from} ${whereAll([...search, ...conditions])} OFFSET 0) t`;
  return readInOrder(database, { ...request, from: all, search: [], conditions: [] });
}

/**
 * One page of a table's ids in an order, narrowed by a search and filters, with the number of matching
 * rows, counted up to 1,000.
 */
export async function listPage<Sort extends string>(
  database: ListDatabase,
  table: ListedTable<Sort>,
  { search, sort, after, limit, filters }: ListRequest<Sort>,
): Promise<ListedPage> {
  const order = table.sorts[sort];
  const part = await searchPart(database, table, search, filters);
  const total = part.total ?? (await countRows(database, table, filters));
  const conditions = [...filters, ...(after ? [afterCursor(order, after)] : [])];
  const read = part.isSortable ? readHitsInOrder : readInOrder;
  // SQLite's planner does not know how many rows pass a filter unless ANALYZE was run, so the count
  // decides.
  const isSqlite = database.provider === "sqlite";
  const isMany = total > COUNTED_MAX;
  const rows = await read(database, {
    from: isSqlite && isMany ? orderedTableOf(table, order) : part.from,
    search: part.where,
    conditions,
    order,
    isSorted: isSqlite && !isMany,
    count: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor =
    last && rows.length > limit
      ? encodeListCursor({ sort, value: cursorValue(last.value, order.kind), id: last.id })
      : null;
  return {
    ids: shown.map(({ id }) => id),
    nextCursor,
    total: Math.min(total, COUNTED_MAX),
    isTotalCapped: total > COUNTED_MAX,
  };
}

/** A condition: a column has a value. */
export const equals = (name: string, value: string): Prisma.Sql => Prisma.sql`${column(name)} = ${value}`;
/** A condition: a column has another value, or none. */
export const differs = (name: string, value: string): Prisma.Sql =>
  Prisma.sql`${column(name)} IS DISTINCT FROM ${value}`;
/** A condition: a column is null, or is not. */
export const isNull = (name: string): Prisma.Sql => Prisma.sql`${column(name)} IS NULL`;
export const isNotNull = (name: string): Prisma.Sql => Prisma.sql`${column(name)} IS NOT NULL`;
/** A condition: the row has one of these ids; empty for all rows. */
export const oneOf = (ids: readonly string[] | undefined): Prisma.Sql[] =>
  ids === undefined ? [] : [Prisma.sql`t.id IN (${Prisma.join([...ids])})`];

/** Rows in the order of the ids; those deleted meanwhile are left out. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
