import { expect, test } from "vitest";
// @ts-expect-error: a script without types.
import { isSupportedNode } from "../../../../scripts/toolchain/node.mjs";
import { nodeProblem } from "./node-version.ts";

test("a Node on which the compiled dependencies crash is refused in words, and the same versions as by npm start", () => {
  const versions = [
    "v18.20.0",
    "v20.20.2",
    "v22.22.1",
    "v22.22.2",
    "v22.30.0",
    "v23.9.0",
    "v24.14.9",
    "v24.15.0",
  ];
  for (const version of [...versions, "v25.9.0", "v26.0.0", "v28.1.0"])
    expect([version, nodeProblem(version) === undefined]).toEqual([version, isSupportedNode(version)]);
  expect(nodeProblem("v20.20.2")).toMatch(/^Node v20\.20\.2 at .* is not supported\. Install 22\.22\.2/);
});
