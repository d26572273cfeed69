import type { Span } from "../claim.ts";

/** A label set by a person: a claim that should be found. */
export interface Label extends Span {
  readonly kind: string;
  readonly text: string;
}

/** The text without the brackets of its labels, and the positions of the labels. */
export function readLabelled(source: string): { text: string; labels: Label[] } {
  const labels: Label[] = [];
  let text = "";
  for (const part of source.split(/(\[\[[a-z]+:[^\]]+\]\])/)) {
    const [, kind, words] = part.match(/^\[\[([a-z]+):([^\]]+)\]\]$/) ?? [];
    if (kind !== undefined && words !== undefined)
      labels.push({ kind, text: words, start: text.length, end: text.length + words.length });
    text += words ?? part;
  }
  return { text, labels };
}

/**
 * Splits the labels into found and missed ones; a label is found if at least half of its characters are
 * marked.
 */
export function splitByFound(labels: readonly Label[], marks: readonly Span[]) {
  const covered = ({ start, end }: Label) =>
    marks.reduce((sum, mark) => sum + Math.max(0, Math.min(end, mark.end) - Math.max(start, mark.start)), 0);
  const isFound = (label: Label) => covered(label) * 2 >= label.end - label.start;
  return { found: labels.filter(isFound), missed: labels.filter((label) => !isFound(label)) };
}
