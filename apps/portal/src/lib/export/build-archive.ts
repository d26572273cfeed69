import type { User } from "@sitewright/contracts";
import type { Onboarding, UploadedFile } from "@sitewright/spec-core/onboarding";
import { renderBundle, starterAssets, starterFonts } from "@sitewright/spec-core/render";
import type { Spec } from "@sitewright/spec-core/spec";
import JSZip from "jszip";
import { fontAddress } from "../preview/font-files.ts";
import { entryNames } from "./archive-names.ts";
import { fetchBytes, uploadBytes } from "./archive-sources.ts";
import {
  type ArchivedFile,
  clientInformation,
  missingList,
  projectSummary,
  uploadedFilesList,
} from "./archive-texts.ts";

/** The inputs of an archive. */
export interface ArchiveInput {
  readonly answers: Onboarding;
  readonly spec: Spec;
  readonly exportedBy: Pick<User, "displayName" | "email">;
}

/** An archive, and how many of its files could not be loaded. */
export interface BuiltArchive {
  readonly archive: Blob;
  /** All of the client's own files. */
  readonly files: number;
  readonly missingFiles: number;
  /** Fonts of the starter site. */
  readonly missingFonts: number;
}

const site = "starter-site";
const media = "uploaded-media";
/** Files that are compressed already are stored as they are. */
const asItIs = { compression: "STORE" } as const;

/**
 * The fonts of the starter site. A font that cannot be loaded is left out: the site then falls back to the
 * next face. Returns the paths of the missing ones.
 */
async function addFonts(archive: JSZip, spec: Spec): Promise<string[]> {
  const missing: string[] = [];
  for (const font of starterFonts(spec)) {
    const address = fontAddress(font.package, font.file);
    const bytes = address === undefined ? null : await fetchBytes(address);
    const path = `${site}/${font.path}`;
    if (bytes) archive.file(path, await bytes.arrayBuffer(), asItIs);
    else missing.push(path);
  }
  return missing;
}

/** The client's files, and again in the starter site's folder those that it shows. */
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
    const path = `${media}/${names[index]}`;
    listed.push({ name, type, sizeBytes: size, path, isThere: bytes !== null });
    if (!bytes) continue;
    const content = await bytes.arrayBuffer();
    archive.file(path, content, asItIs);
    const onSite = shown.get(id);
    if (onSite !== undefined) archive.file(`${site}/${onSite}`, content, asItIs);
  }
  return listed;
}

/**
 * The archive of a project: the answers and their files, a plain-text summary, and the whole bundle with a
 * starter site that opens from its folder. Files that cannot be loaded are listed in MISSING.txt. Rejects
 * when the archive itself cannot be made.
 */
export async function buildArchive({ answers, spec, exportedBy }: ArchiveInput): Promise<BuiltArchive> {
  const archive = new JSZip();
  for (const [path, text] of Object.entries(renderBundle(spec))) archive.file(path, text);
  const missingFonts = await addFonts(archive, spec);
  archive.folder(media);
  const files = await addUploads(archive, answers.uploadedFiles, spec);
  archive.file("project-data.json", `${JSON.stringify({ ...answers, projectData: spec }, null, 2)}\n`);
  archive.file("project-summary.txt", projectSummary(spec));
  archive.file("client-information.txt", clientInformation(answers, exportedBy));
  archive.file("uploaded-files-list.txt", uploadedFilesList(files));
  const missingFiles = files.flatMap(({ path, isThere }) => (isThere ? [] : [path]));
  const missing = [...missingFiles, ...missingFonts];
  if (missing.length > 0) archive.file("MISSING.txt", missingList(missing));
  const bytes = await archive.generateAsync({ type: "arraybuffer", compression: "DEFLATE" });
  return {
    archive: new Blob([bytes], { type: "application/zip" }),
    files: files.length,
    missingFiles: missingFiles.length,
    missingFonts: missingFonts.length,
  };
}
