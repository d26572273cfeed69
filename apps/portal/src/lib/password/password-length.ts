import { PASSWORD_MIN } from "@sitewright/contracts";
import { z } from "zod";

const minSchema = z.number().min(PASSWORD_MIN).catch(PASSWORD_MIN);

/** Minimum length of a new password on this server, in characters; the server writes it into the page. */
export const shortestPassword = (): number =>
  minSchema.parse(Number(document.querySelector<HTMLMetaElement>('meta[name="password-min"]')?.content));

/** Counts characters as the server does, an emoji as one. */
export const isShorter = (password: string, min: number): boolean => [...password].length < min;
