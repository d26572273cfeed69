import { limits, type Offer } from "@sitewright/spec-core/onboarding";
import { Button, Fieldset } from "@sitewright/ui";
import { Plus, Undo2 } from "lucide-react";
import { type RefObject, useRef } from "react";
import { isEqual } from "../../lib/is-equal.ts";
import { offerText } from "../../lib/wizard/answer-words.ts";
import { fieldIdOf } from "./detail-answers.ts";
import { detailTexts as texts } from "./detail-texts.ts";
import { useFoundOffers } from "./found-context.tsx";
import { FoundLine } from "./found-line.tsx";
import { OfferRow } from "./offer-row.tsx";
import { setOffers, useOffers } from "./use-offers.ts";
import { useTaken } from "./use-taken.ts";

/** Suggests the offers found in the texts while the list is empty, with undo while the list is unchanged. */
function FoundOffers({ offers }: { offers: readonly Offer[] }) {
  const found = useFoundOffers();
  const [isTaken, setTaken] = useTaken("offers");
  if (!found) return null;
  const isUsed = isTaken && isEqual(offers, found.list);
  const set = (list: readonly Offer[]): void => {
    setTaken(list.length > 0);
    setOffers(list);
  };
  if (!isUsed && offers.some((offer) => offerText(offer) !== "")) return null;
  return (
    <FoundLine
      label={texts.offers}
      text={found.list.map(offerText).join("\n")}
      field={found.field}
      isUsed={isUsed}
      onUse={() => set(found.list)}
      onUndo={() => set([])}
    />
  );
}

interface OfferListProps {
  list: RefObject<HTMLOListElement | null>;
  offers: readonly Offer[];
  onChange: (index: number, offer: Offer) => void;
  onRemove: (index: number) => void;
}

function OfferList({ list, offers, onChange, onRemove }: OfferListProps) {
  return (
    <ol ref={list} className="border-line border-t empty:hidden">
      {offers.map((offer, index) => (
        <OfferRow
          // Keyed by index: while an offer is typed, nothing else of it is constant.
          key={index}
          offer={offer}
          number={index + 1}
          onChange={(changed) => onChange(index, changed)}
          onRemove={() => onRemove(index)}
        />
      ))}
    </ol>
  );
}

interface AddOfferProps {
  button: RefObject<HTMLButtonElement | null>;
  isFull: boolean;
  onAdd: () => void;
  onUndo: (() => void) | null;
}

function AddOffer({ button, isFull, onAdd, onUndo }: AddOfferProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        ref={button}
        compact
        // Not `disabled`: that would move the focus away.
        aria-disabled={isFull}
        className="aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-3"
        onClick={() => !isFull && onAdd()}
      >
        <Plus aria-hidden="true" /> {texts.addOffer}
      </Button>
      {onUndo && (
        <Button
          compact
          variant="ghost"
          onClick={() => {
            button.current?.focus();
            onUndo();
          }}
        >
          <Undo2 aria-hidden="true" /> {texts.undo}
        </Button>
      )}
    </div>
  );
}

/** The offers of the business, row by row. */
export function OfferRows() {
  const { offers, news, add, change, remove, undo } = useOffers();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = offers.length >= limits.offersMax;
  const addRow = (): void => {
    add();
    // After the new row is rendered.
    requestAnimationFrame(() => list.current?.lastElementChild?.querySelector("input")?.focus());
  };
  const removeRow = (index: number): void => {
    // The pressed button then belongs to the next row; with the last row it is removed.
    const isLast = index === offers.length - 1;
    const above = list.current?.children[index - 1]?.querySelector<HTMLElement>("[data-act]");
    if (isLast) (above ?? addButton.current)?.focus();
    remove(index);
  };
  return (
    <Fieldset
      id={fieldIdOf("offers")}
      legend={texts.offers}
      hint={isFull && texts.offersFull(limits.offersMax)}
    >
      <p className="text-ink-3 text-s leading-snug">{texts.offersHint}</p>
      <p role="status" className="sr-only">
        {news}
      </p>
      <FoundOffers offers={offers} />
      <OfferList list={list} offers={offers} onChange={change} onRemove={removeRow} />
      <AddOffer button={addButton} isFull={isFull} onAdd={addRow} onUndo={undo} />
    </Fieldset>
  );
}
