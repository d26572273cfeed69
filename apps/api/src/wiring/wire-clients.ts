import { brand } from "@sitewright/brand";
import { createPasswordPolicy } from "../auth/password-policy.ts";
import { mountContact } from "../features/contact/routes.ts";
import { createContactService } from "../features/contact/service.ts";
import { mountAdminDocuments } from "../features/documents/manage-routes.ts";
import { createDocumentManager } from "../features/documents/manage-service.ts";
import { mountDocuments } from "../features/documents/routes.ts";
import { createDocumentService } from "../features/documents/service.ts";
import { mountProfiles } from "../features/profiles/routes.ts";
import { createProfileService } from "../features/profiles/service.ts";
import { mountStaff } from "../features/staff/routes.ts";
import { createStaffService } from "../features/staff/service.ts";
import { mountUsers } from "../features/users/routes.ts";
import { createUserService } from "../features/users/service.ts";
import type { Mount } from "../http/mount.ts";
import type { Context } from "./context.ts";

/** What the agency and its clients know of and share with each other. */
export function wireClients(mount: Mount, context: Context): void {
  const { sessions, networkOf, storage, profileAccess: access } = context;
  const passwordPolicy = createPasswordPolicy(context.passwordMin);
  mountUsers(mount, createUserService({ ...context, passwordPolicy }));
  mountStaff(mount, createStaffService({ ...context, passwordPolicy }), sessions.resolve);
  const ownNames = [brand.productName, brand.agencyName];
  mountProfiles(mount, createProfileService({ ...context, access, ownNames }), sessions.resolve);
  mountDocuments(mount, { service: createDocumentService({ ...context, access }), storage });
  mountAdminDocuments(mount, createDocumentManager(context));
  mountContact(mount, { service: createContactService(context), resolveActor: sessions.resolve, networkOf });
}
