import type { ButtonStyle } from "@sitewright/spec-core/onboarding";
import type { SketchWords } from "../sketch-words.ts";

/** What every sketched section is drawn from. */
export interface SectionSketchProps {
  readonly words: SketchWords;
  readonly buttonStyle: ButtonStyle;
}
