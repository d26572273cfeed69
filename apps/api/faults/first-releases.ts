import { createHash } from "node:crypto";
import { onboardingSchema } from "@sitewright/spec-core/onboarding";
import { buildSpec } from "@sitewright/spec-core/spec";
import { fileOf, formOf } from "./client.ts";

type Value = string | number | boolean | null;
type StoredRow = Readonly<Record<string, Value>>;
/** Rows by table, each by column. */
export type StoredRows = Readonly<Record<string, readonly StoredRow[]>>;

const at = "2026-01-01T00:00:00.000+00:00";
const later = "2036-01-01T00:00:00.000+00:00";
const dates = { created_at: at, updated_at: at };
const photoOf = (n: number): Buffer => fileOf(`photo ${n}`, 20_000);

/** Files of the first releases by storage path. */
export const storedFiles = (people: number): ReadonlyMap<string, Buffer> =>
  new Map(
    Array.from({ length: people }, (_, n) => [
      [`media/person-${n}/1_a_photo.pdf`, photoOf(n)] as const,
      [`documents/person-${n}/1_b_offer.pdf`, fileOf(`offer ${n}`, 5000)] as const,
    ]).flat(),
  );

function answersOf(n: number): { onboarding: string; spec: string } {
  const onboarding = onboardingSchema.parse(formOf(`Business ${n}`));
  const context = { now: new Date(at), id: () => `spec-${n}`, product: "Sitewright", host: "example.com" };
  return { onboarding: JSON.stringify(onboarding), spec: JSON.stringify(buildSpec(onboarding, context)) };
}

/** The account, and the rows that belong to it directly. */
const accountRows = (n: number, passwordHash: string): StoredRows => {
  const [user_id, email] = [`person-${n}`, `person-${n}@old.example`];
  const id = `row-${n}`;
  const bio = "Odd: % _ \\ \u2028 \u{1f9fa}";
  const signer = { signer_name: "Person", signer_email: email, nda_version: "1", text_sha256: "0" };
  const person = { display_name: `Person ${n}`, password_hash: passwordHash, email_verified_at: at };
  const letter = { type: "contact", name: "Person", email, reason: "", message: "Hello" };
  return {
    users: [{ id: user_id, email, ...person, is_admin: n === 0, bio, ...dates }],
    sessions: [{ id, user_id, created_at: at, expires_at: later, absolute_expires_at: later }],
    drafts: [{ id, user_id, project_id: "", version: 3, state: "{}", updated_at: at }],
    identities: [{ id, user_id, provider: "google", subject: `sub-${n}`, created_at: at }],
    saved_designs: [{ id, user_id, kind: "palette", name: "Mine", value: "{}", created_at: at }],
    nda_records: [{ id, user_id, action: "accepted", ...signer, created_at: at }],
    contact_messages: [{ id, ...letter, created_at: at }],
  };
};

/** A submitted project with a second version, its file and its mails. */
const projectRows = (n: number): StoredRows => {
  const [user_id, project_id, id] = [`person-${n}`, `project-${n}`, `row-${n}`];
  const listed = {
    business_name: `Business ${n}`,
    industry: "Bakery",
    page_count: 3,
    search_text: `business ${n}`,
  };
  const photo = photoOf(n);
  const sha256 = createHash("sha256").update(photo).digest("hex");
  const file = {
    category: "media",
    name: "photo.pdf",
    content_type: "application/pdf",
    size_bytes: photo.length,
  };
  const mail = { recipient: `${user_id}@old.example`, subject: "Subject", html: "<p>Text</p>", text: "Text" };
  const sent = {
    status: "sent",
    run_at: at,
    transport: "resend",
    provider_id: id,
    created_at: at,
    sent_at: at,
  };
  const subject = { subject_type: "project", subject_id: project_id };
  return {
    projects: [{ id: project_id, user_id, ...listed, version: 2, submitted_at: at, ...dates }],
    project_versions: [1, 2].map((version) => ({
      ...{ id: `${project_id}-${version}`, project_id, version },
      ...answersOf(n),
      created_at: at,
    })),
    uploads: [
      {
        id: `upload-${n}`,
        user_id,
        ...file,
        sha256,
        storage_path: `media/${user_id}/1_a_photo.pdf`,
        created_at: at,
      },
    ],
    outbox_messages: ["thank-you", "project-confirmation", "agency-notice"].map((kind) => ({
      ...{ id: `${kind}-${n}`, dedupe_key: `${project_id}:1:${kind}`, kind, user_id, project_id },
      ...mail,
      ...sent,
    })),
    idempotency_records: [
      { id, user_id, key: `key-of-${n}`, request_hash: "hash", project_id, created_at: at },
    ],
    audit_entries: [{ id, actor_id: user_id, action: "project.submit", ...subject, created_at: at }],
  };
};

/** A document for the client, already read. */
const documentRows = (n: number): StoredRows => {
  const [user_id, document_id] = [`person-${n}`, `document-${n}`];
  const words = { title: "Offer", description: "", icon: "file" };
  const file = { storage_path: `documents/${user_id}/1_b_offer.pdf`, file_name: "offer.pdf", position: 0 };
  const uploader = { uploaded_by: "person-0", uploaded_by_email: "person-0@old.example" };
  const edited = { content: "# Offer", edited_by: "person-0", created_at: at };
  return {
    client_documents: [{ id: document_id, client_id: user_id, ...words, ...file, ...uploader, ...dates }],
    client_document_versions: [{ id: `${document_id}-1`, document_id, version: 1, ...words, ...edited }],
    document_receipts: [{ id: `receipt-${n}`, document_id, user_id, version: 1, read_at: at }],
  };
};

/** The rows of an installation of the first two migrations: one of every kind for each person. */
export function storedRows(people: number, passwordHash: string): StoredRows {
  const all: Record<string, StoredRow[]> = {};
  for (let n = 0; n < people; n += 1)
    for (const part of [accountRows(n, passwordHash), projectRows(n), documentRows(n)])
      for (const [table, rows] of Object.entries(part)) all[table] = [...(all[table] ?? []), ...rows];
  return all;
}
