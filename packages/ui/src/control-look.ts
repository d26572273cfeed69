/** The style of input boxes: shared by Input, Textarea, Select and Combobox. */
export const controlClass =
  "w-full min-h-control rounded-sm border-[1.5px] border-line-strong bg-raised px-[.75em] py-[.5em] text-control leading-snug text-ink transition-[border-color] placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink focus-visible:border-ink focus-visible:outline-offset-1 aria-invalid:border-bad aria-invalid:shadow-[inset_3px_0_0_var(--bad)] disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3";
