import { createContext, type ReactNode, useContext, useState } from "react";
import { createPortal } from "react-dom";

const BarContext = createContext<HTMLElement | null | undefined>(undefined);

/**
 * Renders a step's own buttons in the bar at the foot of the wizard: `<StepActions><Button>…</Button></StepActions>`.
 * Without a wizard around the step, they are rendered in place.
 */
export function StepActions({ children }: { children: ReactNode }) {
  const bar = useContext(BarContext);
  if (bar === undefined) return children;
  return bar && createPortal(children, bar);
}

/** Provides the slot in the bar: `children` receives the slot element to place. */
export function StepActionsProvider({ children }: { children: (place: ReactNode) => ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <BarContext value={bar}>{children(<div ref={setBar} className="ml-auto flex min-w-0" />)}</BarContext>
  );
}
