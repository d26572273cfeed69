import type { NdaAct } from "@sitewright/contracts";
import type { NdaWording } from "./wording.ts";

/** Whether what a browser showed is this very wording. */
export const isWording = ({ ndaVersion, textSha256 }: Omit<NdaAct, "action">, wording: NdaWording): boolean =>
  ndaVersion === wording.version && textSha256 === wording.sha256;

/** Records are ordered by their time: one that falls on the same millisecond comes after. */
export const timeAfter = (last: Date | undefined, now: Date): Date =>
  last === undefined || last < now ? now : new Date(last.getTime() + 1);
