/** @jsxImportSource preact */

/** Lucide's 'x'. */
export const CloseIcon = () => (
  <svg class="lucide" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M18 6 6 18M6 6l12 12" />
  </svg>
);
