import type { Part } from "./lay-out.ts";

/** What the worker is asked: to begin with a document, or for its next part. */
export type LayoutRequest = { readonly kind: "begin"; readonly content: string } | { readonly kind: "next" };

/** What it answers to each. */
export type LayoutAnswer =
  | { readonly kind: "part"; readonly part: Part }
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly reason: string };
