import type { TokenChecks } from "../access/admit.ts";
import { account, insertAccount } from "../features/account/feature.ts";
import { accountDeletion, createEraseBinned } from "../features/account-deletion/feature.ts";
import { accountExport } from "../features/account-export/feature.ts";
import { agents, builtInAgents } from "../features/agents/feature.ts";
import { agreements } from "../features/agreements/feature.ts";
import { auditTrail } from "../features/audit-trail/feature.ts";
import { bin } from "../features/bin/feature.ts";
import { chat } from "../features/chat/feature.ts";
import { conformance } from "../features/conformance/feature.ts";
import { contact } from "../features/contact/feature.ts";
import { designs } from "../features/designs/feature.ts";
import { documents } from "../features/documents/feature.ts";
import { deleteDraftsOf, deleteSentDraft, draft } from "../features/draft/feature.ts";
import { dropOff, endForms, noteSave } from "../features/drop-off/feature.ts";
import { generator } from "../features/generator/feature.ts";
import { googleSignIn } from "../features/google-sign-in/feature.ts";
import { health } from "../features/health/feature.ts";
import { knowledge } from "../features/knowledge/feature.ts";
import { newsletter } from "../features/newsletter/feature.ts";
import { outbox } from "../features/outbox/feature.ts";
import { overview } from "../features/overview/feature.ts";
import { posts, raiseRevision, restorePost } from "../features/posts/feature.ts";
import { profiles } from "../features/profiles/feature.ts";
import { mayEditProject, projects } from "../features/projects/feature.ts";
import { createOnPostChange, searchEngines } from "../features/search-engines/feature.ts";
import { findInvitation, staff } from "../features/staff/feature.ts";
import { findUploads, uploads } from "../features/uploads/feature.ts";
import { users } from "../features/users/feature.ts";
import type { PageForm } from "../web/page-form.ts";
import type { Context } from "./context.ts";
import type { Feature } from "./feature.ts";

/**
 * Every feature of the server: the one place where a feature gets its dependencies on others. An
 * account's data is exported and erased in this order: projects before their files, which a foreign key
 * protects until then.
 */
export const features: readonly Feature[] = [
  health,
  account,
  googleSignIn,
  profiles,
  projects({ findUploads, deleteDrafts: deleteDraftsOf, deleteSentDraft, onSubmitted: endForms }),
  conformance,
  draft({ mayEditProject, noteSave }),
  dropOff,
  designs,
  agreements,
  documents,
  uploads,
  contact,
  chat,
  knowledge,
  posts({ createOnChange: createOnPostChange }),
  searchEngines({ raiseRevision }),
  generator,
  newsletter,
  outbox,
  users({ insertAccount }),
  staff,
  auditTrail(builtInAgents),
  overview,
  agents,
  accountExport,
  accountDeletion,
  bin({ createEraseAccount: createEraseBinned, deleteDrafts: deleteDraftsOf, restorePost }),
];

/** The check of a mailed link's secret, for each of its scopes. */
export const createTokenChecks = ({ db, now }: Pick<Context, "db" | "now">): TokenChecks => ({
  "staff-invitation": async (token) => (await findInvitation(db, token, now())) !== undefined,
});

/** The forms of the public site, of all features. */
export const createForms = (context: Context): readonly PageForm[] =>
  features.flatMap((feature) => feature.forms?.(context) ?? []);

/** The columns with paths of stored files, of all features. */
export const storedPaths = features.flatMap((feature) => feature.storedPaths ?? []);

/** The features' personal data, in the order of the list. */
export const personalData = features.flatMap((feature) => feature.personalData ?? []);
