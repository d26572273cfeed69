import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";
import { creationHeaders } from "./request-headers.ts";
import { uploadCategories } from "./upload-categories.ts";

/** A stored file as the wizard keeps it. `url` is relative to this origin. */
export const uploadSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(uploadCategories),
  size: z.int(),
  url: z.string(),
  storagePath: z.string(),
});
export type Upload = z.infer<typeof uploadSchema>;

const idParams = z.object({ id: z.string().min(1).max(64) });

/** The two parts of the multipart body. */
export const uploadPartsSchema = z.object({
  file: z.custom<Blob>((value) => value instanceof Blob, "Please choose a file."),
  category: z.enum(uploadCategories).default("media"),
});

export const createUpload = defineEndpoint({
  name: "createUpload",
  summary: "Store one file (multipart: file, category). The type is read from its content.",
  method: "POST",
  path: "/api/uploads",
  access: "client",
  headers: creationHeaders,
  body: uploadPartsSchema,
  bodyType: "multipart",
  status: 201,
  response: uploadSchema,
  errors: [
    "invalid-input",
    "quota-full",
    "too-large",
    "unsupported-type",
    "too-many-requests",
    "storage-full",
  ],
});

export const getUploadContent = defineEndpoint({
  name: "getUploadContent",
  summary: "The bytes of a stored file, for its owner and administrators.",
  method: "GET",
  path: "/api/uploads/:id/content",
  access: "client",
  params: idParams,
  status: 200,
  response: { kind: "file", type: "application/octet-stream", hasRanges: true },
  conditional: true,
  errors: ["not-found"],
});

export const getUploadPreview = defineEndpoint({
  name: "getUploadPreview",
  summary:
    "A small WebP of a stored picture, or the picture itself where it is small already or has no preview yet. Not found for other files, and where none can be made.",
  method: "GET",
  path: "/api/uploads/:id/preview",
  access: "client",
  params: idParams,
  status: 200,
  response: { kind: "file", type: "image/webp", hasRanges: true },
  conditional: true,
  errors: ["not-found"],
});

export const deleteUpload = defineEndpoint({
  name: "deleteUpload",
  summary: "Delete a stored file. Refused while a stored project refers to it.",
  method: "DELETE",
  path: "/api/uploads/:id",
  access: "client",
  params: idParams,
  status: 204,
  errors: ["not-found", "in-use"],
});
