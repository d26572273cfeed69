import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { nameFor, type Upload, type UploadType, uploadRefusals } from "@sitewright/contracts";
import { readFileName } from "../../files/file-name.ts";
import { contentTypeOf, identifyFile } from "../../files/identify-file.ts";
import type { StagedFile } from "../../files/receive-form.ts";
import { Refusal } from "../../http/refusal.ts";
import { svgMaxBytes } from "./limits.ts";

/** A valid file, with the data that will be stored of it. */
export interface AcceptedFile {
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
  readonly open: () => Readable;
}

type Category = Upload["type"];

const unsupported = (category: Category) =>
  new Refusal("unsupported-type", { detail: uploadRefusals.type(category) });

async function acceptSvg(file: StagedFile, name: string, type: UploadType): Promise<AcceptedFile | Refusal> {
  if (file.sizeBytes > svgMaxBytes)
    return new Refusal("too-large", { detail: "An SVG can be at most 512 kB." });
  // Its parser is loaded for the first drawing: a start does not need it.
  const { sanitizeSvg } = await import("../../files/sanitize-svg.ts");
  const clean = sanitizeSvg(await readFile(file.path, "utf8"));
  if (clean === undefined) return unsupported("logo");
  const content = Buffer.from(clean);
  return {
    name,
    contentType: contentTypeOf(type),
    sizeBytes: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
    open: () => Readable.from([content]),
  };
}

/**
 * Validates a received file: a name that does not deceive, a kind that the category allows. A picture is
 * stored under the extension of its actual type.
 */
export async function acceptFile(file: StagedFile, category: Category): Promise<AcceptedFile | Refusal> {
  if (file.sizeBytes === 0) return new Refusal("invalid-request", { detail: "The file is empty." });
  const named = readFileName(file.rawName);
  if (!named) return unsupported(category);
  const type = await identifyFile(file.path, named.name);
  if (type === "heic") return new Refusal("unsupported-type", { detail: uploadRefusals.heic });
  if (!type?.categories.includes(category)) return unsupported(category);
  // Parsed again, since the new extension can be longer than the one that it replaces.
  const { name } = readFileName(nameFor(named.name, type)) ?? named;
  if (type.kind === "drawing") return acceptSvg(file, name, type);
  const { sizeBytes, sha256, path } = file;
  return { name, contentType: contentTypeOf(type), sizeBytes, sha256, open: () => createReadStream(path) };
}
