const unitBytes = 1024;

/** A size for people: '900 B', '12 kB', '1.4 MB'. Binary multiples, as the 10 MB limit is meant. */
export function fileSizeText(sizeBytes: number): string {
  if (sizeBytes < unitBytes) return `${sizeBytes} B`;
  const kilobytes = sizeBytes / unitBytes;
  if (kilobytes < unitBytes) return `${Math.round(kilobytes)} kB`;
  return `${(kilobytes / unitBytes).toFixed(1)} MB`;
}
