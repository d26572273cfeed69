import { createContext, type ReactNode, useContext } from "react";

export interface ToastMessage {
  title: ReactNode;
  description?: ReactNode;
  /** error: announced at once, with the warning sign. */
  tone?: "ok" | "error" | "info";
  /** How long it stays when left alone; 5000 unless told. Infinity: until dismissed. */
  durationMs?: number;
  /** What the person can do about it. It closes the message; one with an act should wait for the person (Infinity). */
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
