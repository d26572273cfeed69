import { RuledList } from "../../components/ruled-list.tsx";
import { legalTexts } from "./texts.ts";

/** What the client can rely on when handing over data. */
export function LegalAside() {
  return <RuledList title={legalTexts.data} entries={legalTexts.assurances} />;
}
