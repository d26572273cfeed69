import { limits, type Offer } from "@sitewright/spec-core/onboarding";
import { Button, Field, Input } from "@sitewright/ui";
import { X } from "lucide-react";
import { detailTexts as texts } from "./detail-texts.ts";

interface OfferRowProps {
  offer: Offer;
  number: number;
  onChange: (offer: Offer) => void;
  onRemove: () => void;
}

const parts = [
  { name: "name", label: texts.offerName, look: "phone:col-span-2" },
  { name: "price", label: texts.offerPrice, look: "" },
  { name: "what", label: texts.offerWhat, look: "col-span-full" },
] as const;

/** One offer: its name, price and description. */
export function OfferRow({ offer, number, onChange, onRemove }: OfferRowProps) {
  return (
    <li className="border-line border-b py-3">
      <fieldset className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2">
        <legend className="sr-only">{texts.offer(number)}</legend>
        <div className="grid grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] gap-2 phone:grid-cols-3">
          {parts.map(({ name, label, look }) => (
            <Field key={name} label={label} hideLabel={number > 1} className={look}>
              <Input
                autoComplete="off"
                placeholder={number > 1 ? label : undefined}
                value={offer[name]}
                maxLength={limits.shortTextMax}
                onChange={(event) => onChange({ ...offer, [name]: event.target.value })}
              />
            </Field>
          ))}
        </div>
        <Button
          variant="ghost"
          iconOnly
          aria-label={texts.removeOffer(number)}
          data-act="offer"
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </Button>
      </fieldset>
    </li>
  );
}
