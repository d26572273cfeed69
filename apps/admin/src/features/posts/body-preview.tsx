import { renderBody } from "@sitewright/articles";
import { type MouseEvent, useEffect, useRef } from "react";
import { changedRange } from "./changed-range.ts";

/** Debounce of the preview, after the last keystroke. */
const pauseMs = 120;

/** Updates an element from one list of blocks to another, touching only those that differ. */
function patch(element: HTMLElement, before: readonly string[], after: readonly string[]): void {
  const { from, to, insert } = changedRange(before, after);
  for (let index = from; index < to; index += 1) element.children[from]?.remove();
  const next = element.children[from];
  // Sanitized: packages/articles renders only its own elements.
  if (next) next.insertAdjacentHTML("beforebegin", insert.join(""));
  else element.insertAdjacentHTML("beforeend", insert.join(""));
}

/** A link in a preview would leave the editor: it opens in a new tab. */
function openBeside(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return;
  event.preventDefault();
  if (link.protocol === "http:" || link.protocol === "https:")
    window.open(link.href, "_blank", "noopener,noreferrer");
}

/**
 * A text as the public site renders it, by the same renderer. It is updated after a short pause in typing.
 */
export function BodyPreview({ content }: { content: string }) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<readonly string[]>([]);
  const isFirst = useRef(true);
  useEffect(() => {
    const show = () => {
      if (!element.current) return;
      const blocks = renderBody(content)
        .split("\n")
        .filter((block) => block !== "");
      patch(element.current, shown.current, blocks);
      shown.current = blocks;
    };
    if (isFirst.current) {
      isFirst.current = false;
      show();
      return;
    }
    const timer = setTimeout(show, pauseMs);
    return () => clearTimeout(timer);
  }, [content]);
  useEffect(
    () => () => {
      // React's strict mode runs the effect again, over a filled element.
      element.current?.replaceChildren();
      shown.current = [];
      isFirst.current = true;
    },
    [],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links within are what is pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click.
    <div ref={element} className="post-body [--post-ground:var(--surface)]" onClick={openBeside} />
  );
}
