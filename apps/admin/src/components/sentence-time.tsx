import { useServices } from "@sitewright/app-kit/services";
import { instantText } from "../lib/instant-text.ts";

/** An instant in a sentence: 'Today at 14:03', '20 Nov at 14:03'. */
export function SentenceTime({ at }: { at: string }) {
  const { day, time, isToday } = instantText(at, { now: useServices().now() });
  return (
    <time dateTime={at}>
      {isToday ? "Today" : day} at {time}
    </time>
  );
}
