import { contentStyleOptions, toneOptions } from "@sitewright/spec-core/onboarding";
import { Empty } from "@sitewright/ui";
import { useId } from "react";
import { SketchButton } from "../../components/site-sketch/sketch-button.tsx";
import { type SketchLook, sketchStyle } from "../../components/site-sketch/sketch-look.ts";
import { useSketchLook } from "../../components/site-sketch/use-sketch.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { styleTexts } from "./texts.ts";
import { speakerFor, voiceSample } from "./voice-samples.ts";
import "./voice-sample.css";

type Voice = ReturnType<typeof voiceSample>;

function Sample({ voice, tone, look }: { voice: Voice; tone: string; look: SketchLook }) {
  return (
    <div className="voice" data-tone={tone} style={sketchStyle(look, 1)}>
      <p className="voice-headline">{voice.headline}</p>
      <p className="voice-text">{voice.text}</p>
      <SketchButton look={look.buttonStyle}>{voice.action}</SketchButton>
    </div>
  );
}

/** A sample text about the client's own business in the chosen tone and content style. */
export function StyleAside() {
  const id = useId();
  const form = useWizard((state) => state.onboarding.formData);
  const look = useSketchLook();
  const tone = toneOptions.find((option) => option === form.tone);
  const contentStyle = contentStyleOptions.find((option) => option === form.contentStyle);
  const shownTone = tone ?? "Modern";
  const shownStyle = contentStyle ?? "Professional";
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-s-4 font-display font-title text-[1.25rem] leading-[1.2] tracking-title">
        {styleTexts.preview}
      </h2>
      {tone === undefined && contentStyle === undefined ? (
        <Empty title={styleTexts.emptyTitle}>
          <p>{styleTexts.emptyText}</p>
        </Empty>
      ) : (
        <figure className="@container">
          <Sample voice={voiceSample(speakerFor(form), shownTone, shownStyle)} tone={shownTone} look={look} />
          <figcaption className="mt-3 text-ink-3 text-s">
            {styleTexts.caption(shownTone, shownStyle)}
          </figcaption>
        </figure>
      )}
    </section>
  );
}
