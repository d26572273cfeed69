import { createContext, type ReactNode, useContext, useState } from "react";
import { createPortal } from "react-dom";

const BarContext = createContext<HTMLElement | null | undefined>(undefined);

/**
 * Shows a step's own last act in the bar at the foot of the wizard: `<StepActions><Button>…</Button></StepActions>`.
 * Where there is no wizard around the step, it stands where it is.
 */
export function StepActions({ children }: { children: ReactNode }) {
  const bar = useContext(BarContext);
  if (bar === undefined) return children;
  return bar && createPortal(children, bar);
}

/** Provides the bar's place for it: `children` receives the place to put. */
export function StepActionsProvider({ children }: { children: (place: ReactNode) => ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <BarContext value={bar}>{children(<div ref={setBar} className="ml-auto flex min-w-0" />)}</BarContext>
  );
}
