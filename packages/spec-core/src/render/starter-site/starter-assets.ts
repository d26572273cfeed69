import { type PictureRole, roleOf } from "../../onboarding/picture-role.ts";
import { slugify } from "../../sitemap/slugify.ts";
import type { Spec } from "../../spec/schema.ts";
import { cleanText } from "./clean-text.ts";

/** An uploaded picture that the starter site shows, and where the site expects it. */
export interface StarterAsset {
  /** Of the upload. */
  readonly id: string;
  /** In the site: `assets/shop-front.jpg`. */
  readonly path: string;
  /** Where the upload is stored. */
  readonly storagePath: string;
  readonly use: "logo" | "picture";
  /** What the client says it is for. */
  readonly role: PictureRole;
  /** The file's name in words. */
  readonly label: string;
  /** The field of the form that it came from. */
  readonly source: string;
}

const picture = /^(.*)\.(svg|png|jpe?g|webp|gif|avif)$/is;

/**
 * The pictures that a caller who adds binaries puts beside the files of `renderStarterSite`, each at its own path.
 * Files that are no pictures, or that exist in the client's browser alone, are not part of the site.
 */
export function starterAssets({ assets }: Pick<Spec, "assets">): StarterAsset[] {
  const taken = new Set<string>();
  const files = [
    ...assets.logos.map((file) => ({ file, use: "logo" as const })),
    ...assets.files.map((file) => ({
      file,
      use: file.role === "logo" ? ("logo" as const) : ("picture" as const),
    })),
  ];
  return files.flatMap(({ file, use }): StarterAsset[] => {
    const [, stem, extension] = picture.exec(file.name.trim()) ?? [];
    if (!file.isUploaded || stem === undefined || extension === undefined) return [];
    const name = slugify(stem);
    let path = `assets/${name}.${extension.toLowerCase()}`;
    for (let number = 2; taken.has(path); number += 1)
      path = `assets/${name}-${number}.${extension.toLowerCase()}`;
    taken.add(path);
    const label = cleanText(stem.replace(/[-_]+/g, " "));
    const { id, storagePath } = file;
    return [{ id, path, storagePath, use, role: roleOf(file), label, source: "uploadedFiles" }];
  });
}
