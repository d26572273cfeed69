import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { Staff } from "../../access/permissions.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { isDuplicate } from "../../db/fault.ts";
import { readFileName } from "../../files/file-name.ts";
import { identifyFile } from "../../files/identify-file.ts";
import { createWebPictureMaker, type WebPicture } from "../../files/make-web-picture.ts";
import { type FormBody, receiveForm } from "../../files/receive-form.ts";
import type { TaggedFile } from "../../files/serve-file.ts";
import { creationId } from "../../http/creation-id.ts";
import { Refusal } from "../../http/refusal.ts";
import { openStored } from "../../storage/storage.ts";
import { newStoragePath } from "../../storage/storage-path.ts";
import type { ManageOptions } from "./options.ts";
import {
  findPicture,
  insertPicture,
  isInPreview,
  listPublishedPictures,
  picturePath,
} from "./picture-store.ts";
import { keepByRevision, shareRead } from "./revision-cache.ts";
import { readRevision } from "./store.ts";

/** A picture as articles refer to it. */
export interface KeptPicture {
  /** Path on this origin. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Pictures of articles: staff store them, and everybody can see those of published posts. */
export interface PostPictures {
  /** `key`: an idempotency key, under which the same file is stored once. */
  keep(staff: Staff<"posts">, form: FormBody, key: string | undefined): Promise<KeptPicture | Refusal>;
  /** `isEditor` is called only for a picture that no published post contains. */
  find(id: string, isEditor: () => Promise<boolean>): Promise<TaggedFile | Refusal>;
}

const wrongKind = () =>
  new Refusal("unsupported-type", { detail: "Please choose a JPG, PNG, GIF or WebP picture." });
const unfit = {
  unreadable: () =>
    new Refusal("unsupported-type", {
      detail: "This picture cannot be read, or has more than 24 million pixels.",
    }),
  unavailable: () => new Refusal("unsupported-type", { detail: "This server cannot prepare pictures." }),
} as const;

/** Pictures never change: a new one has a new address. */
const forever = "public, max-age=31536000, immutable";
/** For pictures of drafts: access to them may be withdrawn at any time. */
const notKept = "private, no-store";

/**
 * Creates the service of articles' pictures. The file is stored first and its row last, so a row always
 * has its file.
 */
export function createPostPictures(options: ManageOptions): PostPictures {
  const { db, storage, stagingFolder, now, newId, schedule, log } = options;
  const originBy = createOriginBy({ newId, now });
  const make = createWebPictureMaker(log);
  const listPublished = keepByRevision(
    shareRead(() => readRevision(db)),
    () => listPublishedPictures(db),
  );

  /** The Cache-Control of a picture; undefined if the caller may not see it. */
  async function cachingFor(id: string, isEditor: () => Promise<boolean>): Promise<string | undefined> {
    if ((await listPublished()).has(id)) return forever;
    return (await isInPreview(db, id, now())) || (await isEditor()) ? notKept : undefined;
  }

  async function prepare(path: string, rawName: string): Promise<(WebPicture & { name: string }) | Refusal> {
    const named = readFileName(rawName);
    if (named instanceof Refusal) return named;
    const type = await identifyFile(path, named.name);
    if (!type || type === "heic" || type.kind !== "picture") return wrongKind();
    const made = await make(() => readFile(path));
    if (typeof made === "string") return unfit[made]();
    return { ...made, name: `${named.name.replace(/\.[^.]*$/, "")}.webp` };
  }

  async function findKept(id: string): Promise<KeptPicture | undefined> {
    const kept = await findPicture(db, id);
    return kept ? { url: picturePath(id), width: kept.width, height: kept.height } : undefined;
  }

  async function store(
    staff: Staff<"posts">,
    id: string,
    picture: WebPicture & { name: string },
  ): Promise<KeptPicture> {
    const { content, width, height, name } = picture;
    const origin = originBy(staff);
    const place = { type: "posts", owner: "agency", now: origin.at, random: newId().replaceAll("-", "") };
    const storagePath = newStoragePath({ ...place, fileName: name });
    await storage.put(storagePath, Readable.from([content]));
    const sha256 = createHash("sha256").update(content).digest("hex");
    const described = { name, contentType: "image/webp", sizeBytes: content.length, sha256, width, height };
    try {
      await insertPicture(db, { id, storagePath, ...described }, origin);
    } catch (error) {
      // A concurrent request stored the same picture first: this request's file has no row and is swept.
      const kept = isDuplicate(error) ? await findKept(id) : undefined;
      if (kept) return kept;
      throw error;
    }
    return { url: picturePath(id), width, height };
  }

  return {
    async keep(staff, body, key) {
      const form = await receiveForm(body, { stagingFolder, schedule, id: newId() });
      if (form instanceof Refusal) return form;
      if (!form.file)
        return new Refusal("invalid-request", {
          errors: [{ path: "file", message: "Please choose a picture." }],
        });
      try {
        const { path, rawName, sha256: content } = form.file;
        const id = creationId(newId, { accountId: staff.account.id, kind: "picture", key, content });
        const kept = key === undefined ? undefined : await findKept(id);
        if (kept) return kept;
        const prepared = await prepare(path, rawName);
        return prepared instanceof Refusal ? prepared : await store(staff, id, prepared);
      } finally {
        await rm(form.file.path, { force: true });
      }
    },
    async find(id, isEditor) {
      const picture = await findPicture(db, id);
      const caching = picture ? await cachingFor(id, isEditor) : undefined;
      if (!picture || caching === undefined) return new Refusal("not-found");
      const { name, contentType: type, sizeBytes, sha256, storagePath } = picture;
      return {
        name,
        type,
        disposition: "inline",
        sizeBytes,
        etag: `"${sha256}"`,
        caching,
        open: (range) => openStored(storage, storagePath, range),
      };
    },
  };
}
