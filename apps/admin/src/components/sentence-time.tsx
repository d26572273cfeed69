import { useServices } from "@sitewright/app-kit/services";
import { instantText } from "../lib/instant-text.ts";

/** An instant in words: 'Today at 14:03', '20 Nov at 14:03'. `isInside`: within a sentence, 'today at 14:03'. */
export function SentenceTime({ at, isInside = false }: { at: string; isInside?: boolean }) {
  const { day, time, isToday } = instantText(at, { now: useServices().now() });
  const today = isInside ? "today" : "Today";
  return (
    <time dateTime={at}>
      {isToday ? today : day} at {time}
    </time>
  );
}
