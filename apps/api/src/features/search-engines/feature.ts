import type { NewsSource } from "@sitewright/marketing/server";
import { readClock } from "../../db/clock.ts";
import type { Tx } from "../../db/open.ts";
import type { OnPostChange } from "../../post-changes/post-change.ts";
import type { Context } from "../../wiring/context.ts";
import type { Feature } from "../../wiring/feature.ts";
import { createInspectJob } from "./inspect-job.ts";
import { createNotifications } from "./notifications.ts";
import { createNotifyJob } from "./notify-job.ts";
import { createProviders } from "./providers.ts";
import { mountSearchEngines } from "./routes.ts";
import { createSearchEngines } from "./service.ts";
import { createSearchSetup } from "./setup.ts";
import { isHidden, listHidden } from "./store.ts";
import { createTrackChanges } from "./track-changes.ts";

/** The callback for the transaction of every change of a post that readers see. */
export const createOnPostChange = (context: Context): OnPostChange =>
  createTrackChanges(createNotifications({ ...context, providers: createProviders(context) }), context.now);

/**
 * The database's time, which all processes share: one process may handle the response to a request of
 * another.
 */
const databaseNowOf =
  ({ db, database }: Context) =>
  (): Promise<Date> =>
    readClock(db, database.clock);

/** True if a post's page asks search engines not to index it. */
export const createIsUnlisted =
  ({ db }: Pick<Context, "db">) =>
  (postId: string): Promise<boolean> =>
    isHidden(db, postId);

/** The news with a sitemap that leaves out unlisted posts. */
export const withoutUnlisted = (news: NewsSource, { db }: Pick<Context, "db">): NewsSource => ({
  ...news,
  async addresses() {
    const hidden = new Set((await listHidden(db)).map(({ slug }) => slug));
    const all = await news.addresses();
    return hidden.size === 0 ? all : all.filter(({ slug }) => !hidden.has(slug));
  },
});

/** Search engines: jobs that notify them of posts, and their answers. */
export const searchEngines = ({ raiseRevision }: { raiseRevision: (tx: Tx) => Promise<void> }): Feature => ({
  name: "search-engines",
  mount(mount, context) {
    const providers = createProviders(context);
    const notifications = createNotifications({ ...context, providers });
    const databaseNow = databaseNowOf(context);
    const engines = createSearchEngines({
      ...context,
      databaseNow,
      providers,
      notifications,
      raiseRevision,
    });
    mountSearchEngines(mount, engines, createSearchSetup({ ...context, providers }));
  },
  jobs: (context) => {
    const providers = createProviders(context);
    const property = context.settings.searchConsole?.property;
    const databaseNow = databaseNowOf(context);
    return [
      createNotifyJob({ ...context, databaseNow, providers }),
      createInspectJob({ ...context, databaseNow, providers, property }),
    ];
  },
});
