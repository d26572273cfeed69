import { useClient } from "@sitewright/app-kit/services";
import { useIsSending, useWaitingItems } from "@sitewright/app-kit/use-waiting-list";
import type { Design, SavedDesign } from "@sitewright/contracts";
import { useQuery } from "@tanstack/react-query";
import { designsQuery } from "./designs-query.ts";
import { isSameName, waitingDesigns } from "./waiting-designs.ts";

/** A design as it is shown; without an id it is not in the account yet. */
export type ShownDesign = Design & { readonly id?: string };

type Kind = Design["kind"];

/** A person's designs of one kind, with their loading and sending state. */
export interface ShownDesigns<K extends Kind> {
  readonly designs: readonly Extract<ShownDesign, { kind: K }>[];
  /** The number of designs that wait in this browser for a connection, without those being sent. */
  readonly waitingCount: number;
  readonly isLoading: boolean;
  /** The account's designs could not be loaded. */
  readonly isUnreachable: boolean;
  readonly retry: () => void;
}

function merged(kept: readonly SavedDesign[], waiting: readonly Design[]): ShownDesign[] {
  const untouched = kept.filter((design) => !waiting.some((other) => isSameName(design, other)));
  return [...untouched, ...waiting];
}

/** The account's designs of a kind, and those saved here that are still to be sent. */
export function useSavedDesigns<K extends Kind>(uid: string, kind: K): ShownDesigns<K> {
  const { data = [], isPending, isError, refetch } = useQuery(designsQuery(useClient(), uid));
  const isSending = useIsSending(waitingDesigns, uid);
  const waiting = useWaitingItems(waitingDesigns, uid).filter((design) => design.kind === kind);
  const isOfKind = (design: ShownDesign): design is Extract<ShownDesign, { kind: K }> => design.kind === kind;
  return {
    designs: merged(data, waiting).filter(isOfKind),
    waitingCount: isSending ? 0 : waiting.length,
    isLoading: isPending,
    isUnreachable: isError,
    retry: () => void refetch(),
  };
}
