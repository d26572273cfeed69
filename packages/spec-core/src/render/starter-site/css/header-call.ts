/** The telephone number in the header: on a phone in a row of its own below the name, else beside the navigation. */
export const headerCallCss = `.header-call { display: inline-flex; align-items: center; min-height: 2.75rem; font-size: 1.125rem; font-weight: var(--weight-strong); white-space: nowrap; }
.header-call-large { font-size: 1.5rem; }
@media (max-width: 767px) { .header-call { order: 2; width: 100%; margin-block: -.5rem; } }`;

/** The button to the booking service in the header. */
export const headerBookCss = `.header-book { min-height: 2.75rem; padding-block: .5rem; }
@media (max-width: 767px) { .header-book { order: 2; width: 100%; } }`;
