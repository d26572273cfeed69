import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const allocatedBytes = (): number => process.memoryUsage().arrayBuffers;

/**
 * Watches how many bytes buffers take beyond those of now. Above `atMostBytes` garbage is collected before the value
 * counts: in a process with a large heap, buffers that nobody refers to stay for a long time.
 */
export function watchHeldBuffers({ atMostBytes }: { atMostBytes: number }): { stop: () => number } {
  collectGarbage();
  const before = allocatedBytes();
  let peak = 0;
  const sample = () => {
    if (allocatedBytes() - before > atMostBytes) collectGarbage();
    peak = Math.max(peak, allocatedBytes() - before);
  };
  const timer = setInterval(sample, 20);
  return {
    stop() {
      clearInterval(timer);
      sample();
      return peak;
    },
  };
}
