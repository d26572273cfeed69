/** A share as people read it: '7 %', and nothing where there is nothing to divide. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? "" : `${Math.round((part / whole) * 100)} %`;

/** A time of which only about a fifth is sure: '8 s', '3 min', '1 h'. */
export function timeText(seconds: number | null): string {
  if (seconds === null) return "";
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = seconds / 60;
  return minutes < 90 ? `${Math.round(minutes)} min` : `${Math.round(minutes / 60)} h`;
}

/** Below so many forms one person more or less is a difference of more than five per cent. */
export const fewForms = 20;
