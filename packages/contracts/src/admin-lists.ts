import { z } from "zod";

/** The parameters of every list of the staff: search, cursor and page size. */
export const listFields = {
  /** Words that all have to match; one or two letters match the beginnings of words. */
  search: z.string().trim().max(200).optional(),
  /** From the response for the previous page. */
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
};

/** The most rows that a list counts; more are shown as '1,000+'. */
export const COUNTED_MAX = 1000;

/** The length of a list, and the cursor of its next page. */
export const pageFields = {
  nextCursor: z.string().nullable(),
  /** The number of rows that match, at most `COUNTED_MAX`. */
  total: z.int(),
  /** There are more than `total`. */
  isTotalCapped: z.boolean(),
};

/** The rows of an export: the matching ones, or only those of these ids, separated by commas. */
export const exportFields = {
  search: listFields.search,
  ids: z
    .string()
    .regex(/^[\w-]{1,64}(?:,[\w-]{1,64}){0,99}$/, "At most 100 ids, separated by commas.")
    .optional(),
};

/** A table as a file: comma-separated values with a head (RFC 4180), in UTF-8. */
export const csvFile = { kind: "file", type: "text/csv; charset=utf-8" } as const;
