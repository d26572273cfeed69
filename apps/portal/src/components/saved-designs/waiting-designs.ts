import { salvageList } from "@sitewright/app-kit/salvage";
import { createWaitingList } from "@sitewright/app-kit/waiting-list";
import { type Design, designSchema } from "@sitewright/contracts";
import { themeColorsSchema } from "@sitewright/spec-core/onboarding";
import { fontsSchema } from "@sitewright/spec-core/typography";
import { z } from "zod";

/** True for designs of the same kind and name: an account keeps only one of them. */
export const isSameName = (a: Pick<Design, "kind" | "name">, b: Pick<Design, "kind" | "name">): boolean =>
  a.kind === b.kind && a.name === b.name;

// The stored shape from before accounts had designs; kept, so that designs stored then are still read.
const storedFonts = salvageList(z.object({ name: z.string(), fonts: fontsSchema }));
const storedPalettes = salvageList(z.object({ name: z.string(), colors: themeColorsSchema }));
const storedSchema = z.object({ fonts: z.unknown(), palettes: z.unknown() }).partial();

function read(stored: unknown): readonly Design[] {
  const { fonts = [], palettes = [] } = storedSchema.parse(stored);
  return salvageList(designSchema)([
    ...storedFonts(fonts).value.map((entry) => ({ kind: "fonts", ...entry })),
    ...storedPalettes(palettes).value.map((entry) => ({ kind: "palette", ...entry })),
  ]).value;
}

const write = (designs: readonly Design[]) => ({
  fonts: designs.flatMap((design) =>
    design.kind === "fonts" ? [{ name: design.name, fonts: design.fonts }] : [],
  ),
  palettes: designs.flatMap((design) =>
    design.kind === "palette" ? [{ name: design.name, colors: design.colors }] : [],
  ),
});

/**
 * Designs that the account does not have yet. A reset of the wizard removes `onboarding_` keys, so not this
 * one.
 */
export const waitingDesigns = createWaitingList<Design>({
  key: "saved_designs",
  read,
  write,
  replaces: isSameName,
});
