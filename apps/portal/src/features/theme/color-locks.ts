import { type ThemeColorName, type ThemeColors, themeColorNames } from "@sitewright/spec-core/color";
import { create } from "zustand";

/** The colors that each person has locked, until the page is reloaded. */
interface ColorLocks {
  readonly uid: string;
  readonly names: ReadonlySet<ThemeColorName>;
}

/** The locks, as a hook. */
export const useColorLocks = create<ColorLocks>()(() => ({ uid: "", names: new Set() }));

export const useIsLocked = (uid: string, name: ThemeColorName): boolean =>
  useColorLocks((locks) => locks.uid === uid && locks.names.has(name));

/** Locks a color, or unlocks it. */
export function toggleLock(uid: string, name: ThemeColorName): void {
  useColorLocks.setState((locks) => {
    const names = new Set(locks.uid === uid ? locks.names : []);
    if (!names.delete(name)) names.add(name);
    return { uid, names };
  });
}

/** The colors that a person has locked. */
export function lockedColors(uid: string, colors: Readonly<ThemeColors>): Partial<ThemeColors> {
  const locks = useColorLocks.getState();
  if (locks.uid !== uid) return {};
  return Object.fromEntries(
    themeColorNames.filter((name) => locks.names.has(name)).map((name) => [name, colors[name]]),
  );
}
