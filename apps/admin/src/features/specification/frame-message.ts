/** The messages of the frame that shows a client's site. */
export type FrameMessage =
  | { readonly kind: "ready" }
  /** A link to another page of the site was followed. */
  | { readonly kind: "open"; readonly file: string };

/** Parses a message of the frame, which shows a client's content; undefined for anything else. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== "object" || data === null || !("kind" in data)) return undefined;
  if (data.kind === "ready") return { kind: "ready" };
  if (data.kind !== "open" || !("file" in data) || typeof data.file !== "string") return undefined;
  return { kind: "open", file: data.file };
}
