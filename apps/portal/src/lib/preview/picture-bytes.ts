import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import { uploads } from "../uploads/uploads.ts";
import type { SitePicture } from "./site-worker-client.ts";

const bytes = new Map<string, Promise<Blob | null>>();

async function fetched(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}

/**
 * The bytes of an upload, from this browser where it is not uploaded yet; loaded once. One that failed to load is
 * requested again the next time.
 */
function bytesOf({ id, url }: UploadedFile): Promise<Blob | null> {
  const known = bytes.get(id);
  if (known) return known;
  const asked = (url === "" ? uploads.waitingBytes(id) : fetched(url)).then((blob) => {
    if (blob === null) bytes.delete(id);
    return blob;
  });
  bytes.set(id, asked);
  return asked;
}

/**
 * The pictures of a site by their path. Loaded here with the visitor's session, which the frame cannot use.
 * Pictures that cannot be loaded are left out.
 */
export async function pictureBytes(
  pictures: readonly SitePicture[],
  files: readonly UploadedFile[],
): Promise<Record<string, Blob>> {
  const found = await Promise.all(
    pictures.map(async ({ id, path }) => {
      const file = files.find((upload) => upload.id === id);
      const blob = file ? await bytesOf(file) : null;
      return blob ? [[path, blob] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}
