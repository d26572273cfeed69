import { z } from "zod";

/** Building pieces of the spec's schema. */
export const text = z.string();
export const texts = z.array(z.string());
export const flag = z.boolean();
/** A color as #RRGGBB. */
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/);
/** An address that a page may load from. */
export const webAddress = z.string().regex(/^https?:\/\//i);
/** A count, or a width in px. */
export const count = z.int().nonnegative();
