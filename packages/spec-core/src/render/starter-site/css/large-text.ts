/** What large text needs besides its sizes: names of pages in two columns of a phone, where three would break them. */
export const largeTextCss = `@media (max-width: 639px) { .nav-rows > ul:has(> :nth-child(5)) { grid-template-columns: repeat(2, 1fr); } }`;
