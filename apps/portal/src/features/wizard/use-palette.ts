import { useBackCloses } from "@sitewright/app-kit/overlays";
import type { User } from "@sitewright/contracts";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { useFetchFailure } from "../../lib/fetch-failure/use-fetch-failure.ts";
import { wizardTexts } from "./texts.ts";

/** The palette's shortcut in this device's notation. */
export const paletteKeys = (platform: string): string => (/^(Mac|iP)/.test(platform) ? "⌘ K" : "Ctrl K");

/** Props of the palette. */
export interface PaletteProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSignOut: () => void;
}

export type PaletteLoader = () => Promise<ComponentType<PaletteProps>>;

const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k";

const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null;

/** The palette, loaded when it is first opened: by its button, or by Ctrl K or Cmd K where no dialog is open. */
export function usePalette(load: PaletteLoader) {
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PaletteProps> } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const showFailure = useFetchFailure();

  const open = useCallback(async (): Promise<void> => {
    try {
      const Palette = await load();
      setLoaded({ Palette });
      setIsOpen(true);
    } catch (error) {
      showFailure(wizardTexts.paletteFailed, error);
    }
  }, [load, showFailure]);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      if (!isDialogOpen()) open();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open]);

  const close = useCallback(() => setIsOpen(false), []);
  useBackCloses(isOpen, close);

  return { Palette: loaded?.Palette ?? null, isOpen, setIsOpen, open };
}
