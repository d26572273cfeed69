import type { NdaAct } from "@sitewright/contracts";
import type { NdaWording } from "./wording.ts";

/** Whether the wording shown in a browser is exactly this one. */
export const isWording = ({ ndaVersion, textSha256 }: Omit<NdaAct, "action">, wording: NdaWording): boolean =>
  ndaVersion === wording.version && textSha256 === wording.sha256;

/** Records are ordered by time: one in the same millisecond gets a later time. */
export const timeAfter = (last: Date | undefined, now: Date): Date =>
  last === undefined || last < now ? now : new Date(last.getTime() + 1);
