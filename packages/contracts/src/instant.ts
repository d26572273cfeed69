import { z } from "zod";

/** An instant as ISO 8601 in UTC, the only format of times in requests and responses. */
export const instantSchema = z.iso.datetime();
