import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";

interface SheetProps {
  /** Id of the title inside. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal sheet at the right edge, the platform's own dialog: focus stays inside, Escape and a tap outside close it. */
export function Sheet({ labelledBy, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page: while it is open nothing outside can take the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const closeFromOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out, through onCancel
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      data-scroll-lock
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeFromOutside}
      className="risen my-0 mr-0 ml-auto h-dvh max-h-none w-full max-w-none overscroll-contain bg-paper text-ink shadow-3 backdrop:bg-scrim phone:w-[30rem]"
    >
      <div className="min-h-full px-gutter pt-[1.1rem] pb-s-6 phone:px-s-5">{children}</div>
    </dialog>
  );
}
