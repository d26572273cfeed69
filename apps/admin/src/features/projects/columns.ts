/** Columns that leave where the table is narrow, the least important first. Widths are the table's, not the window's. */
export const columns = {
  industry: "@max-[34rem]:hidden",
  client: "@max-[40rem]:hidden",
  version: "text-right @max-[46rem]:hidden",
  pages: "text-right @max-[46rem]:hidden",
} as const;
