import type { Offer } from "@sitewright/spec-core/onboarding";
import { useState } from "react";
import { useUndo } from "../../components/randomize/use-undo.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { detailTexts as texts } from "./detail-texts.ts";

const blank: Offer = { name: "", what: "", price: "" };

/** Replaces the whole list. */
export const setOffers = (offers: readonly Offer[]): void => wizard.updateForm({ offers: [...offers] });

/** The offers with their changes, what is read out after one, and the undo of the last removal. */
export function useOffers() {
  const offers = useWizard((state) => state.onboarding.formData.offers);
  const [news, setNews] = useState("");
  const removal = useUndo(offers, (list: Offer[]) => wizard.updateForm({ offers: list }));
  return {
    offers,
    news,
    add: () => {
      setOffers([...offers, blank]);
      setNews(texts.offerAdded(offers.length + 1));
    },
    change: (index: number, offer: Offer) => setOffers(offers.with(index, offer)),
    remove: (index: number) => {
      removal.replace(offers.toSpliced(index, 1));
      setNews(texts.offerRemoved(offers[index]?.name.trim() ?? ""));
    },
    undo: removal.canUndo ? removal.undo : null,
  };
}
