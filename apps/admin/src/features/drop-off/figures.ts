/** A share in per cent: '7 %', and an empty text where it is undefined. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? "" : `${Math.round((part / whole) * 100)}%`;

/** A duration with a precision of about a fifth: '8 s', '3 min', '1 h'. */
export function timeText(seconds: number | null): string {
  if (seconds === null) return "";
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = seconds / 60;
  return minutes < 90 ? `${Math.round(minutes)} min` : `${Math.round(minutes / 60)} h`;
}

/** With fewer forms, one person more or less changes a share by more than five per cent. */
export const fewForms = 20;
