let wantedField: string | null = null;

/** Asks the next step that opens to put the focus on one of its fields (by element id) instead of on its title. */
export function wantField(fieldId: string): void {
  wantedField = fieldId;
}

/** Whether the step that opens is to put the focus on one of its fields. */
export const isFieldWanted = (): boolean => wantedField !== null;

/** The field that was asked for, once. */
export function takeWantedField(): string | null {
  const taken = wantedField;
  wantedField = null;
  return taken;
}
