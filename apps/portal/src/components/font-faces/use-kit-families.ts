import { useEffect, useState } from "react";
import { documentKit } from "./document-kit.ts";
import { kitAddress, loadFontKit } from "./font-kit.ts";

const inDocument = (): string[] =>
  documentKit({ styleSheets: document.styleSheets, fonts: document.fonts ?? [] }, kitAddress());

/** The families that a font kit has added to the document, updated when more are loaded. */
export function useKitFamilies(): readonly string[] {
  const [families, setFamilies] = useState(inDocument);
  useEffect(() => {
    const look = () =>
      setFamilies((known) => {
        const found = inDocument();
        return found.join() === known.join() ? known : found;
      });
    look();
    void loadFontKit().then(look);
    document.fonts?.addEventListener("loadingdone", look);
    return () => document.fonts?.removeEventListener("loadingdone", look);
  }, []);
  return families;
}
