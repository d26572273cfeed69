import { findFont, weightChoices } from "@sitewright/spec-core/typography";
import { useId } from "react";
import { fontStack } from "../../components/font-faces/font-stack.ts";
import { useFontFaces } from "../../components/font-faces/use-font-faces.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { typographyTexts } from "./texts.ts";

/** The body face in each weight; a weight that it lacks is named, not synthesized. */
export function BodyWeights() {
  const id = useId();
  const fonts = useWizard((state) => state.onboarding.fonts);
  const hasFace = useFontFaces([fonts.body]);
  const shipped = findFont(fonts.body)?.weights;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-s-4 font-display font-title text-[1.25rem] leading-[1.2] tracking-title">
        {typographyTexts.bodyWeights}
      </h2>
      <dl className="border-line border-t">
        {weightChoices.map(({ value, label }) => (
          <div
            key={value}
            className="grid gap-x-s-5 gap-y-1 border-line border-b py-3 phone:grid-cols-[7rem_1fr]"
          >
            <dt className="pt-0.5 text-ink-3 text-s">
              {label} {value}
            </dt>
            {shipped !== undefined && !shipped.includes(value) ? (
              <dd className="text-ink-3">{typographyTexts.notShipped(fonts.body, label)}</dd>
            ) : (
              <dd
                className="leading-[1.5]"
                style={{
                  fontFamily: hasFace ? fontStack(fonts.body) : undefined,
                  fontSize: fonts.bodySize,
                  fontWeight: value,
                }}
              >
                {typographyTexts.weightSample(label)}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
