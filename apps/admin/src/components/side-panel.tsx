import { useMediaQuery } from "@sitewright/app-kit/media-query";
import { Button, Dialog } from "@sitewright/ui";
import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";

interface SidePanelProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Details of the chosen row: beside the list where there is room, over it as a sheet below 1180 px. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const titleId = useId();
  const isBeside = useMediaQuery("(min-width: 73.75rem)");
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus into the panel, as the sheet does; not at the first load of a page, when nothing has the focus.
  useEffect(() => {
    if (document.activeElement !== document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  if (!isBeside) {
    return (
      <Dialog
        open
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={title}
        size="sheet"
        closeLabel="Close panel"
        initialFocus="title"
      >
        {children}
      </Dialog>
    );
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    // A dialog opened from here handles its own Escape: React events bubble through portals, DOM events do
    // not.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === "Escape" && isInside) onClose();
  };
  return (
    <aside
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      className="print:static print:max-h-none print:w-auto print:overflow-visible print:p-0 sticky top-0 max-h-screen w-[23.5rem] flex-none self-start overflow-y-auto px-5 pt-[1.1rem] pb-s-5"
    >
      <header className="mb-2 flex items-start gap-3">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="mr-auto min-w-0 outline-none font-[660] font-display text-[1.375rem] leading-[1.15] tracking-[-.02em] [overflow-wrap:anywhere]"
        >
          {title}
        </h2>
        <Button
          variant="ghost"
          iconOnly
          aria-label="Close panel"
          className="-mt-1 flex-none"
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </Button>
      </header>
      {children}
    </aside>
  );
}
