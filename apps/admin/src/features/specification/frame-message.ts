/** The messages of the frame that shows a client's site. */
export type FrameMessage =
  | { readonly kind: "ready" }
  /** Somebody followed a link to another page of the site. */
  | { readonly kind: "open"; readonly file: string };

/** Reads a message of the frame, which shows a client's words; undefined for anything else. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== "object" || data === null || !("kind" in data)) return undefined;
  if (data.kind === "ready") return { kind: "ready" };
  if (data.kind !== "open" || !("file" in data) || typeof data.file !== "string") return undefined;
  return { kind: "open", file: data.file };
}
