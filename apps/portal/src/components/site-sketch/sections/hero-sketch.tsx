import { Pin } from "../pin.tsx";
import { SketchButton } from "../sketch-button.tsx";
import type { SectionSketchProps } from "./section-sketch-props.ts";

/** Accent disc with the business's initial: a picture that needs no photograph. */
function Art({ initial }: { initial: string }) {
  return (
    <span className="sk-art">
      <Pin color="accent" className="sk-pin-art" />
      <svg viewBox="0 0 400 400" aria-hidden="true" focusable="false">
        <circle cx="200" cy="200" r="196" className="sk-fill-accent" />
        <circle cx="200" cy="200" r="164" className="sk-ring" />
        <text x="200" y="200" textAnchor="middle" dominantBaseline="central" className="sk-initial">
          {initial}
        </text>
      </svg>
    </span>
  );
}

/** The opening: headline, lead, the one action. */
export function HeroSketch({ words, buttonStyle }: SectionSketchProps) {
  return (
    <div className="sk-hero sk-in">
      <div>
        <p className="sk-h1">
          {words.headline} <Pin color="h1" />
        </p>
        <p className="sk-p sk-lead">
          {words.lead} <Pin color="text" />
        </p>
        <SketchButton look={buttonStyle}>{words.action}</SketchButton>
        <Pin color="primary" className="sk-pin-after" />
      </div>
      <Art initial={[...words.name][0]?.toUpperCase() ?? ""} />
    </div>
  );
}
