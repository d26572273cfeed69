import { z } from "zod";
import { buttonStyleNames } from "../../../onboarding/schema.ts";
import { buttonRadius, buttonShadow, buttonSurfaces, roundButtonRadius } from "../../data/design-rules.ts";
import type { Project } from "../../project.ts";
import { text } from "../../schema-parts.ts";

export const buttonsSchema = z.strictObject({
  style: z.enum(buttonStyleNames),
  borderRadius: text,
  boxShadow: text,
  background: text,
  color: text,
  border: text,
  textTransform: z.enum(["none", "uppercase"]),
});

/** The look of buttons as CSS values: round ends only for 'rounded', a shadow only for 'modern'. */
export function buildButtons({ input }: Project): z.output<typeof buttonsSchema> {
  const style = input.selectedButtonStyle;
  return {
    style,
    borderRadius: style === "rounded" ? roundButtonRadius : buttonRadius,
    boxShadow: style === "modern" ? buttonShadow : "none",
    ...buttonSurfaces[style],
  };
}
