import { salvageList } from "@sitewright/app-kit/salvage";
import { browserStorage, readText, writeText } from "@sitewright/app-kit/storage";
import { type Design, designSchema } from "@sitewright/contracts";
import { themeColorsSchema } from "@sitewright/spec-core/onboarding";
import { fontsSchema } from "@sitewright/spec-core/typography";
import { z } from "zod";
import { create } from "zustand";

/** Designs of one person that the server has not confirmed yet, oldest first. */
export interface WaitingDesigns {
  /** Whose they are; null before anybody's were read. */
  readonly uid: string | null;
  readonly designs: readonly Design[];
}

/** What waits in this browser, as a hook. */
export const useWaitingDesigns = create<WaitingDesigns>()(() => ({ uid: null, designs: [] }));

/** Not under `onboarding_`, so that a reset of the wizard leaves it alone. */
const keyOf = (uid: string): string => `saved_designs_${uid}`;

/** Two designs that cannot stand beside each other. */
export const isSameName = (a: Pick<Design, "kind" | "name">, b: Pick<Design, "kind" | "name">): boolean =>
  a.kind === b.kind && a.name === b.name;

// The shape in which designs lay here before accounts kept them; it stays, so that those are taken over.
const storedName = z.string();
const storedSchema = {
  fonts: z.object({ name: storedName, fonts: fontsSchema }),
  palettes: z.object({ name: storedName, colors: themeColorsSchema }),
};

const listOf = (raw: unknown, key: "fonts" | "palettes"): unknown =>
  typeof raw === "object" && raw !== null && key in raw ? Reflect.get(raw, key) : [];

function parseStored(text: string | null): Design[] {
  if (text === null) return [];
  try {
    const raw: unknown = JSON.parse(text);
    const fonts = salvageList(storedSchema.fonts)(listOf(raw, "fonts")).value;
    const palettes = salvageList(storedSchema.palettes)(listOf(raw, "palettes")).value;
    return salvageList(designSchema)([
      ...fonts.map((entry) => ({ kind: "fonts", ...entry })),
      ...palettes.map((entry) => ({ kind: "palette", ...entry })),
    ]).value;
  } catch {
    return [];
  }
}

function write(uid: string, designs: readonly Design[]): void {
  const fonts = designs.flatMap((design) =>
    design.kind === "fonts" ? [{ name: design.name, fonts: design.fonts }] : [],
  );
  const palettes = designs.flatMap((design) =>
    design.kind === "palette" ? [{ name: design.name, colors: design.colors }] : [],
  );
  const isEmpty = designs.length === 0;
  writeText(browserStorage(), keyOf(uid), isEmpty ? null : JSON.stringify({ fonts, palettes }));
  useWaitingDesigns.setState({ uid, designs });
}

/** What waits for a person, read from storage when somebody else's was at hand. */
export function waitingFor(uid: string): readonly Design[] {
  const held = useWaitingDesigns.getState();
  if (held.uid === uid) return held.designs;
  const designs = parseStored(readText(browserStorage(), keyOf(uid)));
  useWaitingDesigns.setState({ uid, designs });
  return designs;
}

/** Keeps a design in this browser until the server has it. */
export const keepWaiting = (uid: string, design: Design): void =>
  write(uid, [...waitingFor(uid).filter((other) => !isSameName(other, design)), design]);

/** The server has this very design, or refused it. One of that name that was saved meanwhile goes on waiting. */
export const stopWaiting = (uid: string, design: Design): void =>
  write(
    uid,
    waitingFor(uid).filter((other) => other !== design),
  );
