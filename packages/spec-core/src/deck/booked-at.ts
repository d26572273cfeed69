import { matchesAny } from "../content/regex-prefilter/prefiltered-match.ts";
import { bookingAddress, bookingService } from "../spec/booked-elsewhere.ts";
import type { Spec } from "../spec/schema.ts";

type Content = Pick<Spec, "content">;

const textsOf = ({ content }: Content): string[] =>
  content.statements.flatMap(({ field, text }) =>
    field === "competitors" || field === "onlyForUs" ? [] : [text],
  );

/** The service to which the site's booking button leads; empty if the client does not name it, null without one. */
export const bookedAt = (spec: Content): string | null => bookingService(textsOf(spec));

/** The typed address where visitors book; null until it is known. */
export const bookingAddressOf = ({ content }: Content): string | null => bookingAddress(content.statements);

const onTop = matchesAny([
  /(?<!\p{L})book(?:ing)?(?: now)? (?:button|link)[^.!?;\n]{0,30}?(?:(?<!\p{L})(?:on|at|up|in the) (?:the )?(?:very )?(?:top|header)|top[- ](?:right|left)|(?:every|each) page|all pages|(?<!\p{L})header)(?!\p{L})/iu,
]);

/** Whether the client wants the booking button at the top of every page. */
export const isBookingOnTop = (spec: Content): boolean => textsOf(spec).some(onTop);
