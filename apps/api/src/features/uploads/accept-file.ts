import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import type { Upload } from "@sitewright/contracts";
import { Refusal } from "../../http/refusal.ts";
import { readFileName } from "./file-name.ts";
import { svgType, textTypes } from "./file-types.ts";
import { identifyFile } from "./identify-file.ts";
import { svgMaxBytes } from "./limits.ts";
import { isPlainText } from "./plain-text.ts";
import type { StagedFile } from "./receive-file.ts";
import { sanitizeSvg } from "./sanitize-svg.ts";

/** A file found fit to be stored, and what will be stored of it. */
export interface AcceptedFile {
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
  readonly open: () => Readable;
}

const unsupported = () =>
  new Refusal("unsupported-type", {
    detail:
      "Accepted are JPG, PNG, GIF, WebP, PDF, Word and PowerPoint files, SVG for a logo, and TXT and MD as a document.",
  });

async function acceptSvg(file: StagedFile, name: string): Promise<AcceptedFile | Refusal> {
  if (file.sizeBytes > svgMaxBytes)
    return new Refusal("too-large", { detail: "An SVG may have at most 512 kB." });
  const clean = sanitizeSvg(await readFile(file.path, "utf8"));
  if (clean === undefined) return unsupported();
  const content = Buffer.from(clean);
  return {
    name,
    contentType: svgType.contentType,
    sizeBytes: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
    open: () => Readable.from([content]),
  };
}

/** Judges a file that has arrived: a name that does not deceive, content and extension that agree, a kind we take. */
export async function acceptFile(
  file: StagedFile,
  category: Upload["type"],
): Promise<AcceptedFile | Refusal> {
  if (file.sizeBytes === 0) return new Refusal("invalid-request", { detail: "The file is empty." });
  const named = readFileName(file.rawName);
  if (!named) return unsupported();
  const { name, extension } = named;
  if (extension === "svg") return category === "logo" ? acceptSvg(file, name) : unsupported();
  const text = category === "document" ? textTypes[extension] : undefined;
  if (text && !(await isPlainText(file.path))) return unsupported();
  const type = text ?? (await identifyFile(file.path, extension));
  if (!type || (category === "logo" && !type.isImage)) return unsupported();
  const { sizeBytes, sha256, path } = file;
  return {
    name,
    contentType: type.contentType,
    sizeBytes,
    sha256,
    open: () => createReadStream(path),
  };
}
