// Prints where npm has installed the tools: this Node, and the folder of the commands, which `npm exec`
// puts first on PATH.
import { delimiter } from "node:path";

console.log(JSON.stringify([process.execPath, process.env.PATH.split(delimiter)[0]]));
