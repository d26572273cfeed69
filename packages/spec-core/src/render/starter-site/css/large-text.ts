/**
 * Rules for large text besides its sizes: page names in two columns on a phone, since three columns would break them.
 */
export const largeTextCss = `@media (max-width: 639px) { .nav-rows > ul:has(> :nth-child(5)) { grid-template-columns: repeat(2, 1fr); } }`;
