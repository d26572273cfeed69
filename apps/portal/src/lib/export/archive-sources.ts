import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import { uploads } from "../uploads/uploads.ts";

/**
 * The bytes at an address of this origin; null where they cannot be loaded, which is logged with its reason.
 */
export async function fetchBytes(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address);
    if (response.ok) return await response.blob();
    console.warn(`Left out of the export: ${address} answered ${response.status}.`);
  } catch (error) {
    console.warn(`Left out of the export: ${address}.`, error);
  }
  return null;
}

/** The bytes of an uploaded file, also of one that has not reached the server yet; null where they are lost. */
export async function uploadBytes(file: UploadedFile): Promise<Blob | null> {
  const waiting = await uploads.waitingBytes(file.id);
  if (waiting) return waiting;
  if (file.url !== "") return fetchBytes(file.url);
  console.warn(`Left out of the export: the bytes of ${file.id} are on no server and not on this device.`);
  return null;
}
