import { expect, test } from "vitest";
import { traceOf, traceparent } from "./trace-context.ts";

const requestId = "0af76519-16cd-43dd-8448-eb211c80319c";

/** The examples and rules of W3C Trace Context, sections 3.2.2 and 4.3. */
test.each([
  ["a header in the standard's form", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01", true],
  [
    "one of a later version with more in it",
    "cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-what",
    true,
  ],
  ["a trace of zeros", "00-00000000000000000000000000000000-00f067aa0ba902b7-01", false],
  ["a parent of zeros", "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01", false],
  ["capital letters", "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01", false],
  ["the forbidden version", "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01", false],
  ["more in the first version", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-x", false],
  ["another record", 'x"}\n{"level":"error"}', false],
])("S-08.3 %s: the chain goes on, or begins here", (_what, header, isTaken) => {
  const trace = traceOf(header, requestId);
  expect(trace.spanId).toBe("8448eb211c80319c");
  if (isTaken)
    expect(trace).toMatchObject({
      traceId: "4bf92f3577b34da6a3ce929d0e0e4736",
      parentId: "00f067aa0ba902b7",
    });
  else expect(traceparent(trace)).toBe("00-0af7651916cd43dd8448eb211c80319c-8448eb211c80319c-00");
});
