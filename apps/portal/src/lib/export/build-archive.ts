import type { User } from "@sitewright/contracts";
import type { Onboarding, UploadedFile } from "@sitewright/spec-core/onboarding";
import { renderBundle, starterAssets, starterFonts } from "@sitewright/spec-core/render";
import type { Spec } from "@sitewright/spec-core/spec";
import JSZip from "jszip";
import { fontAddress } from "../preview/font-files.ts";
import { entryNames } from "./archive-names.ts";
import { fetchBytes, uploadBytes } from "./archive-sources.ts";
import { type ArchivedFile, clientInformation, projectSummary, uploadedFilesList } from "./archive-texts.ts";

/** What an archive is made of. */
export interface ArchiveInput {
  readonly answers: Onboarding;
  readonly spec: Spec;
  readonly exportedBy: Pick<User, "displayName" | "email">;
}

const site = "starter-site";
/** What is compressed already gains nothing from another round. */
const asItIs = { compression: "STORE" } as const;

/** The fonts of the starter site. One that cannot be had is left out: the site then falls back to the next face. */
async function addFonts(archive: JSZip, spec: Spec): Promise<void> {
  for (const font of starterFonts(spec)) {
    const address = fontAddress(font.package, font.file);
    const bytes = address === undefined ? null : await fetchBytes(address);
    if (bytes) archive.file(`${site}/${font.path}`, await bytes.arrayBuffer(), asItIs);
  }
}

/** The client's files, and those that the starter site shows in its folder too. */
async function addUploads(
  archive: JSZip,
  files: readonly UploadedFile[],
  spec: Spec,
): Promise<ArchivedFile[]> {
  const shown = new Map(starterAssets(spec).map((asset) => [asset.id, asset.path]));
  const names = entryNames(files.map((file) => file.name));
  const listed: ArchivedFile[] = [];
  for (const [index, { id, name, type, size }] of files.entries()) {
    const file = files[index];
    const bytes = file ? await uploadBytes(file) : null;
    const path = bytes ? `uploaded-media/${names[index]}` : null;
    listed.push({ name, type, sizeBytes: size, path });
    if (!bytes || !path) continue;
    const content = await bytes.arrayBuffer();
    archive.file(path, content, asItIs);
    const onSite = shown.get(id);
    if (onSite !== undefined) archive.file(`${site}/${onSite}`, content, asItIs);
  }
  return listed;
}

/**
 * The archive of a project: the answers and their files, what they come to in plain text, and the whole bundle with a
 * starter site that opens from its folder. A file that cannot be had is listed as missing. Rejects when the archive
 * itself cannot be made.
 */
export async function buildArchive({ answers, spec, exportedBy }: ArchiveInput): Promise<Blob> {
  const archive = new JSZip();
  for (const [path, text] of Object.entries(renderBundle(spec))) archive.file(path, text);
  await addFonts(archive, spec);
  archive.folder("uploaded-media");
  const files = await addUploads(archive, answers.uploadedFiles, spec);
  archive.file("project-data.json", `${JSON.stringify({ ...answers, projectData: spec }, null, 2)}\n`);
  archive.file("project-summary.txt", projectSummary(spec));
  archive.file("client-information.txt", clientInformation(answers, exportedBy));
  archive.file("uploaded-files-list.txt", uploadedFilesList(files));
  const bytes = await archive.generateAsync({ type: "arraybuffer", compression: "DEFLATE" });
  return new Blob([bytes], { type: "application/zip" });
}
