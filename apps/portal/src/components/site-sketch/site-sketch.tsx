import { useMemo } from "react";
import { Pin, PinContext, type Pins } from "./pin.tsx";
import { type SketchSection, sectionSketches } from "./section-sketches.ts";
import { type SketchLook, sketchStyle } from "./sketch-look.ts";
import type { SketchWords } from "./sketch-words.ts";
import "./site-sketch.css";

export interface SiteSketchProps {
  readonly look: SketchLook;
  readonly words: SketchWords;
  readonly sections: readonly SketchSection[];
  /** 1 draws text at its true size; less fits more of the page in. */
  readonly scale?: number;
  /** Letters of reference, where the page around it has such letters too. */
  readonly pins?: Pins | null;
  /** Says to a screen reader what can be seen here; the drawing itself is hidden from it. */
  readonly description: string;
}

/** A page of the client's site in small, in the client's own colors, faces and words. */
export function SiteSketch({ look, words, sections, scale = 1, pins = null, description }: SiteSketchProps) {
  const style = useMemo(() => sketchStyle(look, scale), [look, scale]);
  return (
    <PinContext value={pins}>
      <p className="sr-only">{description}</p>
      <div aria-hidden="true" inert className="sk" data-layout={look.pageLayout} style={style}>
        <div className="sk-page">
          <div className="sk-nav sk-in">
            <b>{words.name}</b>
            {words.navigation.map((page) => (
              <span key={page}>{page}</span>
            ))}
          </div>
          {sections.map((name) => {
            const Section = sectionSketches[name];
            return (
              <div key={name} className="sk-section" data-section={name}>
                <Section words={words} buttonStyle={look.buttonStyle} />
              </div>
            );
          })}
          <Pin color="background" className="sk-pin-corner" />
        </div>
      </div>
    </PinContext>
  );
}
