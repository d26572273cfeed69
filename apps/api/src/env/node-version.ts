/** Why the server cannot run on this Node, or undefined; the same versions as in `scripts/toolchain/node.mjs`. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0, patch = 0] = version.replace(/^v/, "").split(".").map(Number);
  const isSupported =
    (major === 22 && (minor > 22 || (minor === 22 && patch >= 2))) ||
    (major === 24 && minor >= 15) ||
    major >= 26;
  if (isSupported) return undefined;
  return `Node ${version} at ${process.execPath} is not supported. Install 22.22.2 or later of its line, 24.15 or later, or 26 and above. npm start fetches one for itself.`;
}
