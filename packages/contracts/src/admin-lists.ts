import { z } from "zod";

/** What every list of the staff can be asked: a search, where it goes on, and how much of it. */
export const listFields = {
  /** Words that all have to be found; one or two letters find what begins with them. */
  search: z.string().trim().max(200).optional(),
  /** As the page before gave it. */
  cursor: z.string().max(2000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
};

/** The most rows that a list counts; what is more reads '1,000+'. */
export const COUNTED_MAX = 1000;

/** How long a list is, and where it goes on. */
export const pageFields = {
  nextCursor: z.string().nullable(),
  /** How many rows match, at most `COUNTED_MAX`. */
  total: z.int(),
  /** Whether there are more than `total` says. */
  isTotalCapped: z.boolean(),
};

/** The rows of an export: those that match, or of these the ones named, separated by commas. */
export const exportFields = {
  search: listFields.search,
  ids: z
    .string()
    .regex(/^[\w-]{1,64}(?:,[\w-]{1,64}){0,99}$/, "At most 100 ids, separated by commas.")
    .optional(),
};

/** A table as a file: comma-separated values with a head (RFC 4180), in UTF-8. */
export const csvFile = { kind: "file", type: "text/csv; charset=utf-8" } as const;
