import { PreviewFrame } from "../../components/preview-frame/preview-frame.tsx";
import { RuledList } from "../../components/ruled-list/ruled-list.tsx";
import { SiteSketch } from "../../components/site-sketch/site-sketch.tsx";
import { useSketchLook, useSketchWords } from "../../components/site-sketch/use-sketch.ts";
import { BodyWeights } from "./body-weights.tsx";
import { typographyTexts } from "./texts.ts";

/** The client's page in the chosen faces, the body face in its weights, and what helps when choosing. */
export function TypographyAside() {
  const look = useSketchLook();
  const words = useSketchWords();
  const families = [...new Set([look.fonts.h1, look.fonts.h2, look.fonts.h3, look.fonts.body])];
  return (
    <>
      <PreviewFrame title={typographyTexts.preview}>
        <SiteSketch
          look={look}
          words={words}
          sections={["hero", "shelf"]}
          description={typographyTexts.description(words.name, families.join(", "))}
        />
      </PreviewFrame>
      <BodyWeights />
      <RuledList title={typographyTexts.tips} entries={typographyTexts.tip} />
    </>
  );
}
