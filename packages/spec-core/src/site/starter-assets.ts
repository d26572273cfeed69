import { type PictureRole, roleOf } from "../onboarding/picture-role.ts";
import type { Spec } from "../spec/schema.ts";
import { slugify } from "../text/slugify.ts";
import { cleanText } from "./clean-text.ts";

/** An uploaded picture in the starter site, and its expected path. */
export interface StarterAsset {
  /** The id of the upload. */
  readonly id: string;
  /** In the site: `assets/shop-front.jpg`. */
  readonly path: string;
  /** The storage path of the upload. */
  readonly storagePath: string;
  readonly use: "logo" | "picture";
  /** The use that the client chose for it. */
  readonly role: PictureRole;
  /** A label made from the file name. */
  readonly label: string;
  /** The field of the form that it came from. */
  readonly source: string;
}

const picture = /^(.*)\.(svg|png|jpe?g|webp|gif|avif)$/is;

/**
 * The pictures to copy next to the files of `renderStarterSite`, each to its path. Files that are not pictures, or
 * that only exist in the client's browser, are not part of the site.
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
