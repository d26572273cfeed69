import type { UploadCategory } from "@sitewright/contracts";
import type { UploadedFile } from "@sitewright/spec-core/onboarding";

export type { UploadCategory };

// The list of types is loaded after the first screen; a test keeps these two equal to it.
const pictureEnding = /[^.]\.(jpe?g|png|gif|webp)$/i;
const heicEnding = /[^.]\.(heic|heif|hif)$/i;

/** True for a file that is shown as a picture, decided by its extension. */
export const hasThumbnail = (name: string): boolean => pictureEnding.test(name);

/** True for a file that has to be converted before the server accepts it, by its checked name. */
export const isHeicName = (name: string): boolean => heicEnding.test(name);

/** The category under which a listed file was uploaded. */
export const categoryOf = ({ type }: UploadedFile): UploadCategory =>
  type === "logo" || type === "document" ? type : "media";

const unitBytes = 1024;

/** A human-readable size: '900 B', '12 kB', '1.4 MB'. Binary multiples, like the 10 MB limit. */
export function fileSizeText(sizeBytes: number): string {
  if (sizeBytes < unitBytes) return `${sizeBytes} B`;
  const kilobytes = sizeBytes / unitBytes;
  if (kilobytes < unitBytes) return `${Math.round(kilobytes)} kB`;
  return `${(kilobytes / unitBytes).toFixed(1)} MB`;
}
