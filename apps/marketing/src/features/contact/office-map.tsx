import type { Brand, Place } from "@sitewright/brand";
import { buttonClass, TextLink } from "@sitewright/ui";
import { MapPin } from "lucide-react";
import { drawingSize } from "./greenwich.ts";
import { GreenwichDrawing } from "./greenwich-drawing.tsx";
import { mapFrameUrl, mapPageUrl } from "./map-urls.ts";
import { contactTexts } from "./texts.ts";

/**
 * The office's location: our drawing, until the visitor requests the external map. Without scripts that is a
 * link; the button is only shown where it works.
 */
export function OfficeMap({ brand, place }: { brand: Brand; place: Place }) {
  return (
    <section aria-labelledby="map-title" data-map data-map-src={mapFrameUrl(place)}>
      <h2 id="map-title" className="sr-only">
        Where we are
      </h2>
      <div
        data-map-picture
        className="aspect-[4/3] overflow-hidden border border-line bg-surface max-phone:-mr-[var(--gutter)] max-phone:rounded-l-md phone:rounded-md"
      >
        {place.drawing === "greenwich" ? (
          <GreenwichDrawing initial={brand.initial} />
        ) : (
          <svg
            viewBox="0 0 8 6"
            {...drawingSize}
            aria-hidden="true"
            focusable="false"
            className="hatched block size-full"
          />
        )}
      </div>
      <div className="mt-s-4 flex flex-wrap items-center gap-x-s-5 gap-y-3">
        <button
          type="button"
          hidden
          data-map-open
          className={buttonClass({ variant: "line", compact: true })}
        >
          <MapPin aria-hidden="true" /> Show the map
        </button>
        <TextLink href={mapPageUrl(place)} rel="noopener" className="text-s">
          Open in OpenStreetMap
        </TextLink>
      </div>
      <p
        data-map-hint
        data-failed={contactTexts.mapFailed}
        aria-live="polite"
        className="mt-3 max-w-[44ch] text-ink-3 text-s"
      >
        This drawing is ours. The real map comes from openstreetmap.org, which will see your IP address.
        Nothing is requested from it until you ask for it.
      </p>
    </section>
  );
}
