import { Check, CircleAlert, X } from "lucide-react";

/** A toast at the foot of the window for five seconds; a script copies and fills the template. */
export function ToastTemplate() {
  return (
    <>
      <div
        data-toasts
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-toast p-s-4 phone:left-0 phone:right-auto"
      />
      <template data-toast-template>
        <div
          data-toast="ok"
          className="group/toast on-block risen pointer-events-auto flex w-full items-start gap-3 rounded-md p-4 text-s leading-[1.45] shadow-3 phone:w-[26rem] [&>.lucide]:mt-[.15em]"
        >
          <Check aria-hidden="true" className="group-data-[toast=error]/toast:hidden" />
          <CircleAlert aria-hidden="true" className="group-data-[toast=ok]/toast:hidden" />
          <p data-toast-text className="min-w-0 flex-1 font-label" />
          <button
            type="button"
            data-toast-dismiss
            aria-label="Dismiss"
            className="-my-2 -mr-2 grid size-11 flex-none place-items-center rounded-sm hover:bg-block-2"
          >
            <X aria-hidden="true" />
          </button>
        </div>
      </template>
    </>
  );
}
