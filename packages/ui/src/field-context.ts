import { createContext, useContext } from "react";

/** Ids and state that a Field provides to the control inside it. */
export interface FieldState {
  controlId: string;
  labelId: string;
  /** Id of the hint or the error, whichever is shown. */
  descriptionId: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

/** Null outside a Field. */
export const FieldContext = createContext<FieldState | null>(null);

interface Wired {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: React.AriaAttributes["aria-invalid"];
  "aria-required"?: React.AriaAttributes["aria-required"];
}

/** Attributes that connect a control to its Field; the control's own attributes take precedence. */
export function useFieldControl(own: Wired): Wired {
  const field = useContext(FieldContext);
  if (!field) return own;
  const describedBy = [own["aria-describedby"], field.descriptionId].filter(Boolean).join(" ");
  return {
    ...own,
    id: own.id ?? field.controlId,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": own["aria-invalid"] ?? (field.isInvalid || undefined),
    "aria-required": own["aria-required"] ?? (field.isRequired || undefined),
  };
}
