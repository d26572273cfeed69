import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";

/** A client's action on the confidentiality agreement. */
export const ndaActions = ["accepted", "withdrawn"] as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, "This is a SHA-256 in hex.");
const versionName = z.string().min(1).max(40);

/** One recorded acceptance or withdrawal. Records are never changed. */
export const ndaRecordSchema = z.object({
  id: z.string(),
  action: z.enum(ndaActions),
  /** Name and address of the account at that time. */
  signerName: z.string(),
  signerEmail: z.string(),
  ndaVersion: z.string(),
  /** SHA-256 of the exact text shown, UTF-8, in hex. */
  textSha256: z.string(),
  createdAt: instantSchema,
});
export type NdaRecord = z.infer<typeof ndaRecordSchema>;

/** An acceptance or withdrawal of the text that the browser showed. */
export const ndaActSchema = z.object({
  action: z.enum(ndaActions),
  ndaVersion: versionName,
  textSha256: sha256,
});
export type NdaAct = z.infer<typeof ndaActSchema>;

export const listNdaRecords = defineEndpoint({
  name: "listNdaRecords",
  summary: "The caller's acceptances and withdrawals of the confidentiality agreement, newest first.",
  method: "GET",
  path: "/api/agreements/nda",
  access: "client",
  status: 200,
  response: z.object({ records: z.array(ndaRecordSchema) }),
  errors: [],
});

export const recordNda = defineEndpoint({
  name: "recordNda",
  summary:
    "Record an acceptance or withdrawal of exactly the text that the server knows. Repeating the last one records nothing new.",
  method: "POST",
  path: "/api/agreements/nda",
  access: "client",
  body: ndaActSchema,
  status: 201,
  response: ndaRecordSchema,
  errors: ["version-conflict", "quota-full", "storage-full"],
});

export const downloadNdaRecord = defineEndpoint({
  name: "downloadNdaRecord",
  summary: "A record with the full text of the agreement, as a text file.",
  method: "GET",
  path: "/api/agreements/nda/:id/file",
  access: "client",
  params: z.object({ id: z.string().min(1).max(64) }),
  status: 200,
  response: { kind: "file", type: "text/plain" },
  errors: ["not-found"],
});
