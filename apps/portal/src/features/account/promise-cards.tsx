import { Clock, Infinity as Endless, Save } from "lucide-react";
import { signedOutTexts as texts } from "./signed-out-texts.ts";

const icons = [Save, Clock, Endless] as const;

/** The data that stays after signing out. */
export function PromiseCards() {
  return (
    <ul aria-label={texts.cardsLabel} className="border-ink border-t-[1.5px]">
      {texts.cards.map(({ title, body }, index) => {
        const Icon = icons[index % icons.length] ?? Save;
        return (
          <li
            key={title}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 items-baseline gap-y-1 border-line border-b py-s-4 last:border-b-0 last:pb-0 phone:grid-cols-[1.25rem_12rem_minmax(0,1fr)]"
          >
            <Icon aria-hidden="true" className="self-start text-[1.25rem] text-ok" />
            <h2 className="font-label">{title}</h2>
            <p className="col-start-2 text-ink-2 text-s phone:col-start-auto">{body}</p>
          </li>
        );
      })}
    </ul>
  );
}
