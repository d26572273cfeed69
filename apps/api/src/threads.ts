/** True when run from source, where a thread's program is a `.ts` file; the build has it as `.js` beside the server. */
export const isSource = import.meta.url.endsWith(".ts");

/** Node's arguments for a thread of this program: its packages come from source too. */
export const threadArgs = isSource ? ["--conditions=@sitewright/source"] : [];
