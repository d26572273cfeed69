import { useServices } from "@sitewright/app-kit/services";
import { instantText } from "../lib/instant-text.ts";

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
