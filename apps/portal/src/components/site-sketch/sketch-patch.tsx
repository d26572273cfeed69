import type { ButtonStyle } from "@sitewright/spec-core/onboarding";
import { SketchButton } from "./sketch-button.tsx";
import type { SketchStyle } from "./sketch-look.ts";

/** One button on the background of the client's site. */
export function SketchPatch({ style, buttonStyle }: { style: SketchStyle; buttonStyle: ButtonStyle }) {
  return (
    <span className="sk-patch" style={style}>
      <SketchButton look={buttonStyle}>Button</SketchButton>
    </span>
  );
}
