import { LetterMark } from "@sitewright/ui";
import clsx from "clsx";
import { letterOfPlace } from "../lib/preview/places.ts";
import { usePreview } from "../lib/preview/preview-store.ts";

/** The letter that links a field to its place in the preview; both are highlighted while the field is edited. */
export function PlaceLetter({ id, className }: { id: string; className?: string }) {
  const isLit = usePreview((state) => state.highlighted === id);
  return (
    <LetterMark
      letter={letterOfPlace(id)}
      variant={isLit ? "filled" : "outline"}
      className={clsx("align-baseline", className)}
    />
  );
}
