import { readText, tabStorage, writeText } from "@sitewright/app-kit/storage";
import { useState } from "react";
import { openProject } from "../../lib/wizard/wizard-store.ts";
import type { DetailName } from "./detail-answers.ts";

/** In the tab's own storage, apart for each project: its answers are others. */
const keyOf = (name: DetailName | "offers"): string => `onboarding_taken:${openProject() ?? ""}:${name}`;

/**
 * Whether the answer of a field was taken from the client's texts by a press; still known after another step or a
 * reload, so that it can be taken back. A value that was typed may be equal, but is not taken back by a press.
 */
export function useTaken(name: DetailName | "offers") {
  const [isTaken, setIsTaken] = useState(() => readText(tabStorage(), keyOf(name)) !== null);
  const setTaken = (taken: boolean): void => {
    setIsTaken(taken);
    writeText(tabStorage(), keyOf(name), taken ? "true" : null);
  };
  return [isTaken, setTaken] as const;
}
