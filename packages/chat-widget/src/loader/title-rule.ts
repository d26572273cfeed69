/**
 * The article's title in the title of a news page: the part before the site's suffix. On the last attempt any
 * plausible title is accepted, over 10 and under 200 characters.
 */
export function articleTitle(title: string, suffix: string, isLastTry: boolean): string | undefined {
  const end = title.indexOf(suffix);
  if (suffix !== "" && end > 0) return title.slice(0, end);
  return isLastTry && title.length > 10 && title.length < 200 ? title : undefined;
}
