import { XMLParser } from "fast-xml-parser";
import { z } from "zod";
import type { S3Client, S3Limits } from "./s3-client.ts";
import { errorIn, S3Error } from "./s3-error.ts";

/** An object in a listing. */
export interface ListedObject {
  readonly key: string;
  readonly modifiedAt: Date;
}

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  isArray: (name) => name === "Contents" || name === "CommonPrefixes",
});

const entrySchema = z.object({ Key: z.string(), LastModified: z.coerce.date() });
const pageSchema = z.object({
  ListBucketResult: z.preprocess(
    (value) => (value === "" ? {} : value),
    z.object({
      Contents: z.array(entrySchema).default([]),
      CommonPrefixes: z.array(z.object({ Prefix: z.string() })).default([]),
      IsTruncated: z.string().default("false"),
      NextContinuationToken: z.string().optional(),
    }),
  ),
});

interface Page {
  readonly objects: readonly ListedObject[];
  /** With a delimiter: the prefixes of the keys up to it. */
  readonly folders: readonly string[];
  /** The token of the next page. */
  readonly next: string | undefined;
}

function readPage(text: string): Page {
  const parsed = pageSchema.safeParse(parser.parse(text));
  if (!parsed.success)
    throw errorIn(text, 200) ?? new S3Error({ status: 0, message: "an unreadable listing" });
  const { Contents, CommonPrefixes, IsTruncated, NextContinuationToken } = parsed.data.ListBucketResult;
  const isTruncated = IsTruncated === "true";
  if (isTruncated && !NextContinuationToken)
    throw new S3Error({ status: 0, message: "a truncated listing without a continuation token" });
  return {
    objects: Contents.map(({ Key, LastModified }) => ({ key: Key, modifiedAt: LastModified })),
    folders: CommonPrefixes.map(({ Prefix }) => Prefix),
    next: isTruncated ? NextContinuationToken : undefined,
  };
}

interface Listing {
  readonly client: S3Client;
  readonly limits: S3Limits;
  readonly prefix: string;
  /** Groups keys by their part before this delimiter. */
  readonly delimiter?: string;
}

/**
 * The pages of a listing (Amazon S3 API Reference, ListObjectsV2), each requested when it is read. @throws
 * S3Error
 */
export async function* listPages({ client, limits, prefix, delimiter }: Listing): AsyncGenerator<Page> {
  let next: string | undefined;
  do {
    const query = {
      "list-type": "2",
      prefix,
      ...(delimiter === undefined ? {} : { delimiter }),
      ...(next === undefined ? {} : { "continuation-token": next }),
    };
    const page: Page = await client.send({ method: "GET", key: "", query }, limits, async ({ response }) =>
      readPage(await response.text()),
    );
    yield page;
    next = page.next;
  } while (next !== undefined);
}

/** Every object whose key begins with the prefix. @throws S3Error */
export async function* listObjects(listing: Omit<Listing, "delimiter">): AsyncGenerator<ListedObject> {
  for await (const { objects } of listPages(listing)) yield* objects;
}
