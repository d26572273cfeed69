import { inPagesByAge } from "../../db/in-pages.ts";
import { listEntry } from "../../personal-data/archive-entries.ts";
import type { PersonalData } from "../../personal-data/personal-data.ts";

const path = "newsletter.json";

/**
 * The subscription of an account's address, if it is confirmed: anybody can sign up under an address, and
 * must not see or end the subscription of its owner.
 */
export const subscriberData: PersonalData = {
  tables: ["Subscriber"],
  exported: {
    files: [[path, "your subscription to the newsletter"]],
    entries: ({ db, account: { email, emailVerifiedAt } }) => [
      listEntry(path, () =>
        inPagesByAge(({ after, ...page }) =>
          db.subscriber.findMany({
            where: { ...(emailVerifiedAt ? { email } : { id: "" }), ...after },
            omit: { unsubscribeToken: true, confirmDigest: true },
            ...page,
          }),
        ),
      ),
    ],
  },
  erase: async (tx, { email, emailVerifiedAt }) =>
    emailVerifiedAt !== null && (await tx.subscriber.deleteMany({ where: { email } })).count > 0,
};
