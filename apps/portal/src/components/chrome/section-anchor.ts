/** Id of a section's title: where a link or the search may lead. */
export const sectionAnchor = (title: string): string =>
  `section-${title.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
