import { layOut, type Part } from "./lay-out.ts";
import type { LayoutAnswer, LayoutRequest } from "./layout-messages.ts";

/** Creates a request handler: each request returns one part of the latest document. */
export function createLayoutAnswers(): (request: LayoutRequest) => LayoutAnswer {
  let parts: Iterator<Part> = [][Symbol.iterator]();
  return (request) => {
    try {
      if (request.kind === "begin") parts = layOut(request.content);
      const { done, value } = parts.next();
      return done ? { kind: "done" } : { kind: "part", part: value };
    } catch (error) {
      return { kind: "failed", reason: String(error) };
    }
  };
}
