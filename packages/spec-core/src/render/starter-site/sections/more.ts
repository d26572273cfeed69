import type { Html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { audienceAlone, audienceNote } from "../parts/audience.ts";
import { part } from "../parts/section-frame.ts";
import { sentences } from "../parts/sentences.ts";
import { priceList } from "./pricing.ts";

/** What the client confirmed for visitors and no other part shows; null if nothing is left. */
export function more(context: PageContext): Html | null {
  const words = context.site.words("/", "more");
  const title = words.text("heading");
  if (title === "") return null;
  const isOffer = (item: (typeof words.items)[number]): boolean => item.text("title") !== "";
  // The heading says for whom the business works if nothing else is left to say.
  const isAudienceAlone = words.items.length === 0;
  const points = words.items.filter((item) => !isOffer(item));
  return part(context, {
    id: "more",
    look: "more",
    title,
    lead: isAudienceAlone ? null : audienceNote(context, words),
    body: [
      isAudienceAlone ? audienceAlone(context, words) : null,
      sentences(context, points),
      priceList(context, { ...words, items: words.items.filter(isOffer) }),
    ],
  });
}
