import { isBookedElsewhere } from "../spec/booked-elsewhere.ts";
import type { Spec } from "../spec/schema.ts";

const bookingGoal = "book appointments";

/** Whether visitors book on the site itself; a service of the client's own asks for the day and the subject. */
export const takesBookings = ({ websiteGoals, content }: Pick<Spec, "websiteGoals" | "content">): boolean =>
  websiteGoals.some((goal) => goal.trim().toLowerCase() === bookingGoal) &&
  !isBookedElsewhere(content.statements.map(({ text }) => text));
