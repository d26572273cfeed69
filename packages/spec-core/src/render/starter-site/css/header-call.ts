/** The telephone number in the header: on a phone in a row of its own below the name, else beside the navigation. */
export const headerCallCss = `.header-call { display: inline-flex; align-items: center; min-height: 2.75rem; font-size: 1.125rem; font-weight: var(--weight-strong); white-space: nowrap; }
@media (max-width: 767px) { .header-call { order: 2; width: 100%; margin-block: -.5rem; } }`;
