/** The paths of a listing of a storage, sorted. */
export async function pathsOf(listing: AsyncIterable<{ readonly path: string }>): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of listing) paths.push(path);
  return paths.sort();
}
