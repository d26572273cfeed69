/** The keys that open the palette, as this device's keyboard names them. */
export const paletteKeys = (platform: string): string => (/^(Mac|iP)/.test(platform) ? "⌘ K" : "Ctrl K");
