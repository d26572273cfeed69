/**
 * Fixed widths, so that nothing jumps as pages arrive, and what leaves where the table is narrow, the least important
 * first. Breakpoints are the table's width, not the window's.
 */
export const columns = {
  subject: "pl-3 @max-[36rem]:pl-2",
  recipient: "w-[16rem] @max-[60rem]:w-[13rem] @max-[36rem]:hidden",
  /** The recipient below the subject, where its column has left. */
  recipientBelow: "hidden @max-[36rem]:block",
  kind: "w-[11rem] @max-[60rem]:hidden",
  state: "w-[6.5rem] @max-[36rem]:w-[5.25rem]",
  attempts: "w-[5.25rem] @max-[46rem]:hidden",
  time: "w-[8.25rem] @max-[36rem]:w-[4.75rem]",
} as const;
