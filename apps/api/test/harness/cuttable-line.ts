import { onTestFinished } from "vitest";
import { type Line, openLine as openAnyLine } from "../../faults/line.ts";

/** Opens a line on this machine to a server, closed at the end of the test. */
export async function openLine(to: { host: string; port: number }): Promise<Line> {
  const line = await openAnyLine(to);
  onTestFinished(line.cut);
  return line;
}
