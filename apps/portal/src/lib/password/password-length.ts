import { PASSWORD_MIN } from "@sitewright/contracts";
import { z } from "zod";

const minSchema = z.number().min(PASSWORD_MIN).catch(PASSWORD_MIN);

/** Shortest new password that this server takes, in characters: it names it in the page. */
export const shortestPassword = (): number =>
  minSchema.parse(Number(document.querySelector<HTMLMetaElement>('meta[name="password-min"]')?.content));

/** Whether a password has fewer characters than that; counted as the server counts, an emoji as one. */
export const isShorter = (password: string, min: number): boolean => [...password].length < min;
