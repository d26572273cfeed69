import { RuledList } from "../../components/ruled-list.tsx";
import { mediaTexts } from "./texts.ts";

/** What makes a file useful for the site. */
export function MediaAside() {
  return <RuledList title={mediaTexts.guidelines} entries={mediaTexts.guideline} />;
}
