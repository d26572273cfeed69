import { RuledList } from "../../components/ruled-list.tsx";
import { BodyWeights } from "./body-weights.tsx";
import { typographyTexts } from "./texts.ts";

/** The body face in its weights, and what helps when choosing. */
export function TypographyAside() {
  return (
    <>
      <BodyWeights />
      <RuledList title={typographyTexts.tips} entries={typographyTexts.tip} />
    </>
  );
}
