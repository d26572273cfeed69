import { onTestFinished } from "vitest";
import { type CuttableProxy, openProxy as openAnyProxy } from "../../faults/cuttable-proxy.ts";

/** Opens a line on this machine to a server, closed at the end of the test. */
export async function openProxy(to: { host: string; port: number }): Promise<CuttableProxy> {
  const line = await openAnyProxy(to);
  onTestFinished(line.cut);
  return line;
}
