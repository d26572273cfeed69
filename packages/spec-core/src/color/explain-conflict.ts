import { contrastRatio } from "./contrast.ts";
import { isBackground, type LockedColors, type PaletteMode, weakPair } from "./palette-rules.ts";

/** Explains, in a sentence for the client, why no palette of these modes can contain the locked colors. */
export function explainConflict(locked: LockedColors, modes: readonly PaletteMode[]): string {
  const { background } = locked;
  const [mode, other] = modes;
  if (background !== undefined && !modes.some((candidate) => isBackground(background, candidate)))
    return `The locked background ${background} is ${other ? `neither ${mode} nor ${other}` : `not ${mode}`} enough to make all colors readable. Unlock it.`;
  return `${problem(locked, other ? "background, light or dark," : `${mode} background`)}. Unlock one of them.`;
}

function problem(locked: LockedColors, ground: string): string {
  const weak = weakPair(locked);
  if (weak !== undefined) {
    const [name, other, required] = weak;
    const ratio = contrastRatio(locked[name] ?? "", locked[other] ?? "");
    return `The locked ${name} color ${locked[name]} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)} with the locked ${other} color ${locked[other]}; it needs ${required}`;
  }
  const list = Object.entries(locked)
    .map((entry) => entry.join(" "))
    .join(", ");
  return locked.background === undefined
    ? `No ${ground} makes all the locked colors readable: ${list}`
    : `The locked colors leave no room for an accent and a primary that differ: ${list}`;
}
