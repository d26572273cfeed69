/**
 * True if this runs from source, where a thread's program is a `.ts` file; in the build it is a `.js`
 * file next to the server.
 */
export const isSource = import.meta.url.endsWith(".ts");

/** Node's arguments for a thread of this program, so that its packages are also loaded from source. */
export const threadArgs = isSource ? ["--conditions=@sitewright/source"] : [];
