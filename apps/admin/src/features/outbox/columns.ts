/** Columns that leave where the table is narrow, the least important first. Widths are the table's, not the window's. */
export const columns = {
  recipient: "@max-[34rem]:hidden",
  kind: "@max-[46rem]:hidden",
  attempts: "@max-[46rem]:hidden",
} as const;
