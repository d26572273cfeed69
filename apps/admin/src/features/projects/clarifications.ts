/** How many questions a specification leaves to the client; null while there is no specification to ask. */
export function clarificationsIn(spec: Readonly<Record<string, unknown>> | undefined): number | null {
  const list = spec?.clarifications;
  return Array.isArray(list) ? list.length : null;
}
