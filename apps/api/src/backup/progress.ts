/** The shortest time between two reports of a phase's progress. */
const intervalMs = 5000;

/** Reports which phase a restore is in and, in a long phase, how far it has got. */
export interface Progress {
  /** Begins a phase that reads this many bytes of the archive. */
  readonly begin: (phase: string, bytes: number) => void;
  readonly read: (bytes: number) => void;
}

/** Creates the progress report of one restore; `say` receives one line at a time. */
export function createProgress(say: (line: string) => void, nowMs: () => number): Progress {
  let current = { phase: "", bytes: 0 };
  let done = 0;
  let saidAt = 0;
  return {
    begin(phase, bytes) {
      current = { phase, bytes };
      done = 0;
      saidAt = nowMs();
      say(`${phase} …`);
    },
    read(bytes) {
      done += bytes;
      if (nowMs() - saidAt < intervalMs || current.bytes === 0) return;
      saidAt = nowMs();
      say(`${current.phase}: ${Math.min(99, Math.floor((done / current.bytes) * 100))} %`);
    },
  };
}
