import type { ButtonStyle } from "@sitewright/spec-core/onboarding";
import { SketchButton } from "./sketch-button.tsx";
import { type SketchLook, sketchStyle } from "./sketch-look.ts";
import "./site-sketch.css";

/** One button on the ground of the client's site. */
export function SketchPatch({ look, buttonStyle }: { look: SketchLook; buttonStyle: ButtonStyle }) {
  return (
    <span className="sk-patch" style={sketchStyle(look, 0.8)}>
      <SketchButton look={buttonStyle}>Button</SketchButton>
    </span>
  );
}
