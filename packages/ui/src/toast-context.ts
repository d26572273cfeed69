import { createContext, type ReactNode, useContext } from "react";

export interface ToastMessage {
  title: ReactNode;
  description?: ReactNode;
  /** error: announced at once, with the warning sign, and shown until it is dismissed. */
  tone?: "ok" | "error" | "info";
  /** The time for which it is shown; 5000 by default, of an error Infinity: until dismissed. */
  durationMs?: number;
  /** An action for the person. It closes the toast; a toast with an action should wait for the person (Infinity). */
  action?: { readonly label: string; readonly onPress: () => void };
}

export interface ToastControl {
  /** Shows a message and returns its id. */
  toast: (message: ToastMessage) => string;
  dismiss: (id: string) => void;
}

/** Null outside a ToastProvider. */
export const ToastContext = createContext<ToastControl | null>(null);

/** @throws outside a ToastProvider */
export function useToast(): ToastControl {
  const control = useContext(ToastContext);
  if (!control) throw new Error("useToast needs a ToastProvider above it.");
  return control;
}
