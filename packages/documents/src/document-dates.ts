import type { DocumentSummary } from "@sitewright/contracts";
import { documentsTexts as texts } from "./documents-texts.ts";

const dates = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const moments = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** A day in its long form, `2 March 2026`. */
export const longDate = (instant: string): string => dates.format(new Date(instant));

/** A day and its minute, `2 March 2026 at 09:00`. */
export const momentText = (instant: string): string => moments.format(new Date(instant));

/** The time at which a document was shared or last changed. */
export const lastChange = ({ version, createdAt, updatedAt }: DocumentSummary): string =>
  version > 1 ? texts.changed(longDate(updatedAt)) : texts.shared(longDate(createdAt));

/** The administrator's text about the client's reading. */
export const receiptText = ({ readAt }: DocumentSummary): string =>
  readAt === null ? texts.unread : texts.read(momentText(readAt));
