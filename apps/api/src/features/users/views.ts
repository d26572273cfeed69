import {
  type AdminUser,
  type AdminUserDetails,
  draftStateSchema,
  ndaRecordSchema,
} from "@sitewright/contracts";
import { steps } from "@sitewright/spec-core/onboarding";
import { instantOf } from "../../db/instant.ts";
import { readStored } from "../../db/stored-json.ts";
import type { CsvColumn } from "../../listing/csv-file.ts";
import type { findAgreements, findDrafts } from "./details-store.ts";
import type { ListedUser } from "./list-store.ts";

/** An account in the list. `ownerEmail`: the address of the account that cannot be changed or deleted. */
export const listedOf = (row: ListedUser, ownerEmail: string): AdminUser => ({
  uid: row.id,
  email: row.email,
  displayName: row.displayName,
  businessName: row.businessName ?? "",
  photoURL: row.photoUrl,
  role: row.role,
  emailVerified: row.emailVerifiedAt !== null,
  createdAt: instantOf(row.createdAt),
  lastLoginAt: row.lastLoginAt && instantOf(row.lastLoginAt),
  projectCount: row.count.projects,
  documentCount: row.count.documents,
  isProtected: row.email === ownerEmail && row.role !== null,
});

type DraftRow = Awaited<ReturnType<typeof findDrafts>>[number];
type AgreementRow = Awaited<ReturnType<typeof findAgreements>>[number];

/** A client's progress; for a draft that cannot be read, only its time. */
export function draftOf({ projectId, state, updatedAt }: DraftRow): AdminUserDetails["drafts"][number] {
  const read = readStored(draftStateSchema, state);
  const at = read.isReadable ? steps.findIndex(({ key }) => key === read.value.position.activeTab) : -1;
  return {
    projectId: projectId === "" ? null : projectId,
    businessName: read.isReadable ? read.value.onboarding.formData.businessName : "",
    step: steps[at]?.title ?? "",
    stepNumber: at + 1,
    stepCount: steps.length,
    savedAt: instantOf(updatedAt),
  };
}

/** A record of the agreement; undefined if this release does not know its kind. */
export function agreementOf(row: AgreementRow): AdminUserDetails["agreements"] {
  const read = ndaRecordSchema.safeParse({ ...row, createdAt: instantOf(row.createdAt) });
  return read.success ? [read.data] : [];
}

/** The columns of an export of accounts. */
export const userColumns: readonly CsvColumn<AdminUser>[] = [
  ["Email", ({ email }) => email],
  ["Name", ({ displayName }) => displayName],
  ["Business", ({ businessName }) => businessName],
  ["Role", ({ role }) => role ?? "client"],
  ["Email confirmed", ({ emailVerified }) => (emailVerified ? "yes" : "no")],
  ["Projects", ({ projectCount }) => projectCount],
  ["Documents", ({ documentCount }) => documentCount],
  ["Member since", ({ createdAt }) => createdAt],
  ["Last sign-in", ({ lastLoginAt }) => lastLoginAt ?? ""],
  ["User id", ({ uid }) => uid],
];
