import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import { uploads } from "../uploads/uploads.ts";

/** The bytes at an address of ours; null where they cannot be had. */
export async function fetchBytes(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}

/** The bytes of a file of the answers, also of one that has not reached the server yet; null where they are lost. */
export async function uploadBytes(file: UploadedFile): Promise<Blob | null> {
  const waiting = await uploads.waitingBytes(file.id);
  if (waiting || file.url === "") return waiting;
  return fetchBytes(file.url);
}
