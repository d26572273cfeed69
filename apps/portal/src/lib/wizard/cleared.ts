import { z } from "zod";

const text = z.string().optional();

/** Texts that a switch has cleared, by the name of their answer. They are kept on this device alone. */
export const clearedSchema = z.object({ websiteName: text, domainName: text, hostingProvider: text });
export type Cleared = Readonly<z.infer<typeof clearedSchema>>;
