import { kitFamilies } from "@sitewright/spec-core/typography";
import { useEffect, useState } from "react";
import { loadFontKit } from "./font-kit.ts";

/** The faces that the portal itself is set in. */
const ownFamilies = ["Besley", "Instrument Sans"] as const;

const inDocument = (): string[] =>
  kitFamilies(
    Array.from(document.fonts ?? [], (face) => face.family),
    ownFamilies,
  );

/** The families that a font kit has brought into the document, also those that arrive late. */
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
