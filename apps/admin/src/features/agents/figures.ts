/** A share in per cent: '97.5 %'; a dash where it is undefined. */
export const percentText = (share: number | null): string =>
  share === null ? "–" : `${Number((share * 100).toFixed(1))}%`;

/** A duration from milliseconds: '120 ms', '1.4 s', '12 min', '3.5 h'; a dash for none. */
export function spanText(ms: number | null): string {
  if (ms === null) return "–";
  if (ms < 1000) return `${ms} ms`;
  const seconds = ms / 1000;
  if (seconds < 90) return `${Number(seconds.toFixed(1))} s`;
  const minutes = seconds / 60;
  return minutes < 90 ? `${Math.round(minutes)} min` : `${Number((minutes / 60).toFixed(1))} h`;
}

/** An age from seconds: '40 s', '12 min', '3 h 5 min', '12 d 4 h'. */
export function uptimeText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** The time since an instant, by one clock: 'just now', '12 s ago'. */
export function agoText(at: string, now: string): string {
  const seconds = Math.floor((Date.parse(now) - Date.parse(at)) / 1000);
  return seconds < 1 ? "just now" : `${uptimeText(seconds)} ago`;
}

/** A frequency from minutes: 'every 5 min', 'every hour', 'every 12 h', 'every day'. */
export function everyText(minutes: number): string {
  if (minutes === 1440) return "every day";
  if (minutes === 60) return "every hour";
  if (minutes % 1440 === 0) return `every ${minutes / 1440} days`;
  return minutes % 60 === 0 ? `every ${minutes / 60} h` : `every ${minutes} min`;
}
