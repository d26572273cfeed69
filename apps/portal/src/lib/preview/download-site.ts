import { saveFile } from "@sitewright/app-kit/download";
import { lateImport } from "@sitewright/app-kit/late-import";
import { slugify } from "@sitewright/spec-core/sitemap";
import { useWizard } from "../wizard/wizard-store.ts";
import { pictureBytes } from "./picture-bytes.ts";
import { preview } from "./preview.ts";

const loadZip = lateImport(async () => (await import("jszip")).default);

async function fontBytes(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.blob();
}

/** Name of the downloaded site: the business's, for example `greenwich-bakehouse-site.zip`. */
export const siteArchiveName = (businessName: string): string =>
  `${businessName.trim() === "" ? "my" : slugify(businessName)}-site.zip`;

/**
 * Downloads the site of the current answers with its fonts and pictures as a ZIP that opens from a folder.
 * Rejects when a font or picture cannot be loaded: the site would differ from the previewed one.
 */
export async function downloadSite(): Promise<void> {
  const { uploadedFiles, formData } = useWizard.getState().onboarding;
  const [JSZip, site] = await Promise.all([loadZip(), preview.wholeSite()]);
  const archive = new JSZip();
  for (const [path, text] of Object.entries(site.files)) archive.file(path, text);
  for (const { path, address } of site.fonts)
    archive.file(path, fontBytes(address), { compression: "STORE" });
  const pictures = await pictureBytes(site.pictures, uploadedFiles);
  const missing = site.pictures.find(({ path }) => !(path in pictures));
  if (missing) throw new Error(`${missing.path} could not be fetched.`);
  for (const [path, bytes] of Object.entries(pictures)) archive.file(path, bytes, { compression: "STORE" });
  saveFile({
    name: siteArchiveName(formData.businessName),
    content: await archive.generateAsync({ type: "blob", compression: "DEFLATE" }),
    type: "application/zip",
  });
}
