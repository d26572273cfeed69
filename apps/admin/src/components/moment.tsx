import { instantText } from "../lib/instant-text.ts";
import { useServices } from "../lib/services.ts";

/** An instant in a table: the day, and the time where there is room for it. */
export function Moment({ at }: { at: string }) {
  const { day, time } = instantText(at, { now: useServices().now() });
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {day}
      <span className="@max-[36rem]:hidden">, {time}</span>
    </time>
  );
}
