import { newId, newToken } from "../../src/deps.ts";
import { createNewsletterService, type NewsletterService } from "../../src/features/newsletter/service.ts";
import { createJobQueue } from "../../src/jobs/job-queue.ts";
import { createThrottle } from "../../src/throttle/throttle.ts";
import { type TestApp, testOrigin } from "./test-app.ts";

/** The newsletter of an application under test, for the forms of the public site. */
export function openNewsletter(
  { database }: TestApp,
  more: Partial<Parameters<typeof createNewsletterService>[0]> = {},
): NewsletterService {
  const { db } = database;
  const now = () => new Date();
  const throttle = createThrottle(database);
  return createNewsletterService({
    db,
    now,
    newId,
    newToken,
    appUrl: testOrigin,
    throttle,
    jobs: createJobQueue({ database, newId }),
    wakeOutbox: () => {},
    storage: { noteDeletion: async () => {} },
    log: { warn: () => {} },
    ...more,
  });
}
