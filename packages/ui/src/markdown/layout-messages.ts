import type { Part } from "./lay-out.ts";

/** A request to the worker: to begin with a document, or for its next part. */
export type LayoutRequest = { readonly kind: "begin"; readonly content: string } | { readonly kind: "next" };

/** The response to each. */
export type LayoutAnswer =
  | { readonly kind: "part"; readonly part: Part }
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly reason: string };
