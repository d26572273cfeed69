import { isBookedElsewhere } from "../spec/booked-elsewhere.ts";
import type { Spec } from "../spec/schema.ts";

const bookingGoal = "book appointments";

/** How the client wants visitors to get in touch: 'asking people to call or email'. */
const asksForCalls =
  /(?<!\p{L})(?:ask(?:ing)?|tell(?:ing)?|want|invit(?:e|ing)) (?:people|them|customers|clients|visitors|guests|parents|patients|families) to (?:(?:just|simply) )?(?:call|ring|phone|e-?mail|text|write)(?!\p{L})/iu;

/** 'No online booking', 'we don't take bookings online', 'booking is only by e-mail or telephone'. */
const refusesOnline =
  /(?<!\p{L})(?:(?:no|not|never|don['’]?t|without)(?: (?:yet|make|do|have|take|want|need|offer|any|an?|the)){0,3} (?:online (?:bookings?|reservations?)|(?:bookings?|reservations?) online|book(?:able)? online)|(?:bookings?|reservations?|appointments?) (?:is |are )?only (?:possible )?(?:by|via|over) (?:the )?(?:e-?mail|(?:tele)?phone|text|whats ?app))(?!\p{L})/iu;

/**
 * Whether visitors book on the site itself; a service of the client's own asks for the day and the subject, and a
 * client who wants to be called or written to, or takes no bookings online, takes none there.
 */
export const takesBookings = ({ websiteGoals, content }: Pick<Spec, "websiteGoals" | "content">): boolean =>
  websiteGoals.some((goal) => goal.trim().toLowerCase() === bookingGoal) &&
  !content.statements.some(
    ({ field, text }) => field !== "competitors" && (asksForCalls.test(text) || refusesOnline.test(text)),
  ) &&
  !isBookedElsewhere(content.statements.map(({ text }) => text));
