/** A lost connection may give no error for minutes, while what was pressed stays disabled. */
const answerMaxMs = 30_000;

/** Aborts a request that gets no answer in time. */
export const inTime = (): AbortSignal => AbortSignal.timeout(answerMaxMs);
