import {
  adminChatAnalytics,
  adminCreateKnowledge,
  adminDeleteKnowledge,
  adminDismissUnmatched,
  adminForgetPattern,
  adminGetKnowledge,
  adminLearnPatterns,
  adminListKnowledge,
  adminListPatterns,
  adminListUnmatched,
  adminRunSuite,
  adminTestPattern,
  adminUpdateKnowledge,
} from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import { bodyOf } from "../../http/refusal.ts";
import type { ReadAnalytics } from "./analytics.ts";
import type { Entries } from "./entries.ts";
import type { Groups } from "./groups.ts";
import type { Patterns } from "./patterns.ts";
import type { TryOut } from "./try-out.ts";

interface Services {
  readonly entries: Entries;
  readonly patterns: Patterns;
  readonly groups: Groups;
  readonly tryOut: TryOut;
  readonly readAnalytics: ReadAnalytics;
}

/** The assistant's questions and knowledge, for staff. */
export function mountKnowledge(
  mount: Mount,
  { entries, patterns, groups, tryOut, readAnalytics }: Services,
): void {
  mount(adminChatAnalytics, ({ actor, query }) => readAnalytics(actor, Number(query.days)));
  mount(adminListUnmatched, ({ actor }) => groups.list(actor));
  mount(adminDismissUnmatched, ({ actor, params }) => groups.dismiss(actor, params.id));
  mount(adminTestPattern, ({ actor, body }) => tryOut.test(actor, body.query));
  mount(adminRunSuite, ({ actor }) => tryOut.runSuite(actor));
  mount(adminListKnowledge, async ({ actor }) => ({ entries: await entries.list(actor) }));
  mount(adminGetKnowledge, async ({ actor, params }) => bodyOf("entry", await entries.get(actor, params.id)));
  mount(adminCreateKnowledge, ({ actor, body, headers }) =>
    entries.add(actor, body, headers["idempotency-key"]),
  );
  mount(adminUpdateKnowledge, ({ actor, body, params }) => entries.change(actor, { ...body, ...params }));
  mount(adminDeleteKnowledge, ({ actor, params, query }) =>
    entries.remove(actor, {
      ...params,
      version: Number(query.version),
      isConfirmed: query.confirmed === "yes",
    }),
  );
  mount(adminListPatterns, async ({ actor }) => ({ patterns: await patterns.list(actor) }));
  mount(adminLearnPatterns, ({ actor, body }) => patterns.learn(actor, body));
  mount(adminForgetPattern, ({ actor, params, query }) =>
    patterns.forget(actor, { ...params, isConfirmed: query.confirmed === "yes" }),
  );
}
