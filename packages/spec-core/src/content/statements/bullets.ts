import type { Span } from "../place.ts";

const bullet = /^[-–—•*] +/u;

/** An item of a list without the mark before it: 'Ring or text' of '- Ring or text'. */
export const withoutBullet = (text: string): string => text.replace(bullet, "");

const bulletBefore = /(?:[-–—•·▪‣●*+]|\d{1,2}[.)])[ \t]*$/u;
const bulletAtStart = /^(?:[-–—•·▪‣●*+]|\(?(?:\d{1,2}|[a-h])(?:\)|\.(?=\s)))\s*/u;
const longestBullet = 6;

/** The line without the bullet or the number before it: 'Lawns' of '2. Lawns'. */
export const withoutCounter = (line: string): string => line.replace(bulletAtStart, "");

/** Whether a bullet or a number begins a span, or stands before it. */
export const isBulleted = (answer: string, { start, end }: Span): boolean =>
  bulletAtStart.test(answer.slice(start, end)) ||
  bulletBefore.test(answer.slice(Math.max(0, start - longestBullet), start));
