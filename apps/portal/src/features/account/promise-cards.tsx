import { Clock, Infinity as Endless, Save } from "lucide-react";
import { farewellTexts as texts } from "../../texts/farewell.ts";

const icons = [Save, Clock, Endless] as const;

/** What somebody who leaves can count on. */
export function PromiseCards() {
  return (
    <ul aria-label={texts.cardsLabel} className="grid gap-3 phone:grid-cols-3">
      {texts.cards.map(({ title, body }, index) => {
        const Icon = icons[index % icons.length] ?? Save;
        return (
          <li key={title} className="grid content-start gap-2 rounded-md border border-line bg-surface p-s-4">
            <Icon aria-hidden="true" className="text-[1.25rem] text-ok" />
            <h2 className="font-label">{title}</h2>
            <p className="text-ink-2 text-s">{body}</p>
          </li>
        );
      })}
    </ul>
  );
}
