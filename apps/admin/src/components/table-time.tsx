import { useServices } from "@sitewright/app-kit/services";
import { instantText } from "../lib/instant-text.ts";

/**
 * An instant in a table: the day, and the time where there is room for it. In a narrow table the year may have its own
 * line.
 */
export function TableTime({ at }: { at: string }) {
  const { day, time } = instantText(at, { now: useServices().now() });
  const [date, month, ...year] = day.split(" ");
  return (
    <time dateTime={at} className="@min-[36rem]:whitespace-nowrap">
      <span className="whitespace-nowrap">
        {date} {month}
      </span>
      {year.length > 0 && ` ${year.join(" ")}`}
      <span className="@max-[36rem]:hidden">, {time}</span>
    </time>
  );
}
