import type { ButtonStyle } from "@sitewright/spec-core/onboarding";
import type { ReactNode } from "react";
import "./sketch-button.css";

/** A button of the client's site in one of the eight styles. A drawing: it cannot be pressed. */
export function SketchButton({ look, children }: { look: ButtonStyle; children: ReactNode }) {
  return (
    <span className="sk-button" data-look={look}>
      {children}
    </span>
  );
}
