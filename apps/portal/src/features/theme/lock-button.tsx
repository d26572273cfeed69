import type { ThemeColorName } from "@sitewright/spec-core/color";
import { Button } from "@sitewright/ui";
import { Lock, LockOpen } from "lucide-react";
import { toggleLock, useIsLocked } from "./color-locks.ts";
import { colorNames, themeTexts } from "./texts.ts";

/** Locks a color, so that Randomize does not change it. */
export function LockButton({ uid, name }: { uid: string; name: ThemeColorName }) {
  const isLocked = useIsLocked(uid, name);
  const Icon = isLocked ? Lock : LockOpen;
  return (
    <Button
      variant="ghost"
      compact
      iconOnly
      aria-label={themeTexts.lock(colorNames[name])}
      aria-pressed={isLocked}
      className={isLocked ? "bg-ink! text-paper!" : "text-ink-3!"}
      onClick={() => toggleLock(uid, name)}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
