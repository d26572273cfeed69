import { createContext, type ReactNode, useContext, useState } from "react";
import { createPortal } from "react-dom";

const AsideContext = createContext<HTMLElement | null>(null);

/**
 * Shows its children in the wizard's third column (below the form on narrow screens). A step renders it anywhere
 * inside itself and keeps its own state: `<WizardAside><LivePreview /></WizardAside>`.
 */
export function WizardAside({ children }: { children: ReactNode }) {
  const target = useContext(AsideContext);
  return target && createPortal(children, target);
}

/** Provides the column: `children` receives the aside element to place. */
export function WizardAsideProvider({ children }: { children: (aside: ReactNode) => ReactNode }) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const aside = (
    <aside
      ref={setTarget}
      className="mx-auto grid w-full max-w-[46rem] content-start gap-s-6 px-gutter py-s-6 empty:hidden desk:mx-0 desk:max-w-none desk:sticky desk:top-14 desk:px-s-6 desk:py-s-5"
    />
  );
  return <AsideContext value={target}>{children(aside)}</AsideContext>;
}
