import type { ThemeColors } from "@sitewright/spec-core/color";
import { themeColorsSchema } from "@sitewright/spec-core/onboarding";
import { type Fonts, fontsSchema } from "@sitewright/spec-core/typography";
import { z } from "zod";
import { create } from "zustand";
import { type KeyValue, readText, writeText } from "../../lib/storage/device-storage.ts";
import { salvageList } from "../../lib/storage/salvage.ts";

const name = z.string().trim().min(1).max(60);
const savedFontsSchema = z.object({ name, fonts: fontsSchema });
const savedPaletteSchema = z.object({ name, colors: themeColorsSchema });

/** A font combination that the client named. */
export type SavedFonts = z.infer<typeof savedFontsSchema>;
/** A palette that the client named. */
export type SavedPalette = z.infer<typeof savedPaletteSchema>;

/** What the client has saved under names of their own; it outlives a reset of the wizard. */
export interface SavedDesigns {
  readonly fonts: readonly SavedFonts[];
  readonly palettes: readonly SavedPalette[];
}

const none: SavedDesigns = { fonts: [], palettes: [] };

/** The saved designs as a hook. */
export const useSavedDesigns = create<SavedDesigns>()(() => none);

/** A list with one more entry; an entry of the same name gives way to it. */
function withEntry<T extends { readonly name: string }>(list: readonly T[], entry: T): T[] {
  return [...list.filter((other) => other.name !== entry.name), entry];
}

/** Everything that can change the saved designs. */
export const savedDesigns = {
  addFonts: (name: string, fonts: Fonts) =>
    useSavedDesigns.setState((now) => ({ fonts: withEntry(now.fonts, { name, fonts }) })),
  addPalette: (name: string, colors: ThemeColors) =>
    useSavedDesigns.setState((now) => ({ palettes: withEntry(now.palettes, { name, colors }) })),
  removeFonts: (name: string) =>
    useSavedDesigns.setState((now) => ({ fonts: now.fonts.filter((entry) => entry.name !== name) })),
  removePalette: (name: string) =>
    useSavedDesigns.setState((now) => ({ palettes: now.palettes.filter((entry) => entry.name !== name) })),
};

const listOf = (raw: unknown, key: keyof SavedDesigns): unknown =>
  typeof raw === "object" && raw !== null && key in raw ? Reflect.get(raw, key) : [];

function parseStored(text: string | null): SavedDesigns {
  if (text === null) return none;
  try {
    const raw: unknown = JSON.parse(text);
    return {
      fonts: salvageList(savedFontsSchema)(listOf(raw, "fonts")).value,
      palettes: salvageList(savedPaletteSchema)(listOf(raw, "palettes")).value,
    };
  } catch {
    return none;
  }
}

/**
 * Brings back what this person saved and keeps every change. The key does not begin with `onboarding_`, so that a
 * reset leaves it alone, and ends with the person, so that nobody sees another's. Returns what ends the keeping.
 */
export function openSavedDesigns({ storage, uid }: { storage: KeyValue | null; uid: string }): () => void {
  const key = `saved_designs_${uid}`;
  useSavedDesigns.setState(parseStored(readText(storage, key)), true);
  return useSavedDesigns.subscribe((state) => {
    writeText(storage, key, JSON.stringify(state));
  });
}
