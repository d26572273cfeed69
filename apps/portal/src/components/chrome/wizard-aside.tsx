import { createContext, type ReactNode, useContext, useState } from "react";
import { createPortal } from "react-dom";

const AsideContext = createContext<HTMLElement | null>(null);

/**
 * Shows its children in the wizard's last column, under the live preview (below the form on narrow screens). A step
 * renders it anywhere inside itself and keeps its own state: `<WizardAside><Tips /></WizardAside>`.
 */
export function WizardAside({ children }: { children: ReactNode }) {
  const target = useContext(AsideContext);
  return target && createPortal(children, target);
}

/**
 * Provides the column: `children` receives the aside element to place. `preview` stays mounted when the step
 * changes. The column scrolls separately, so that the preview stays beside the edited field.
 */
export function WizardAsideProvider({
  preview,
  children,
}: {
  preview?: ReactNode;
  children: (aside: ReactNode) => ReactNode;
}) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const aside = (
    <aside className="mx-auto grid w-full max-w-[46rem] grid-cols-[minmax(0,1fr)] content-start gap-s-6 px-gutter py-s-6 beside:sticky beside:top-[3.65rem] beside:mx-0 beside:max-h-[calc(100dvh-3.65rem)] beside:max-w-none beside:self-start beside:overflow-y-auto beside:overscroll-contain beside:py-s-5 beside:pl-s-5 desk:px-s-6!">
      {preview}
      <div ref={setTarget} className="grid grid-cols-[minmax(0,1fr)] content-start gap-s-6 empty:hidden" />
    </aside>
  );
  return <AsideContext value={target}>{children(aside)}</AsideContext>;
}
