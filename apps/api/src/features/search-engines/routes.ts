import {
  checkSearchAccess,
  getSearchSetup,
  inspectPosts,
  listIndexStates,
  removeFromSearch,
  submitPostsToSearch,
  submitToSearch,
} from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import type { SearchEngines } from "./service.ts";
import type { createSearchSetup } from "./setup.ts";

/** Search engines, for staff who publish. */
export function mountSearchEngines(
  mount: Mount,
  engines: SearchEngines,
  setup: ReturnType<typeof createSearchSetup>,
): void {
  mount(listIndexStates, async ({ actor, query }) => ({
    statuses: await engines.states(actor, query.ids?.split(",")),
  }));
  mount(submitToSearch, ({ actor, body }) => engines.submit(actor, body));
  mount(removeFromSearch, ({ actor, body }) => engines.remove(actor, body));
  mount(submitPostsToSearch, ({ actor, body }) => engines.submitAll(actor, body.postIds));
  mount(inspectPosts, ({ actor, body }) => engines.inspect(actor, body.postIds));
  mount(getSearchSetup, ({ actor }) => setup.read(actor));
  mount(checkSearchAccess, ({ actor }) => setup.checkAccess(actor));
}
