/**
 * Fixed widths, so that nothing jumps as pages arrive, and what leaves where the table is narrow, the least important
 * first. Breakpoints are the table's width, not the window's.
 */
export const columns = {
  business: "pl-3 @max-[36rem]:pl-2",
  client: "w-[13rem] @max-[60rem]:hidden",
  industry: "w-[12.5rem] @max-[36rem]:hidden",
  pages: "w-[4.25rem] @max-[46rem]:hidden",
  status: "w-[6.5rem] @max-[36rem]:w-[5.25rem]",
  version: "w-[4.75rem] @max-[46rem]:hidden",
  updated: "w-[8.25rem] @max-[36rem]:w-[4.75rem]",
} as const;
