import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { inheritedEnv } from "./env.ts";

/** The built server. */
const builtServer = join(import.meta.dirname, "../dist/main.js");
/** The built operator's command. */
const builtCommand = join(import.meta.dirname, "../dist/admin.js");

/** The arguments and settings of a program's start. */
export interface Launch {
  /** The program's environment; only PATH is added to it. */
  readonly env: Readonly<Record<string, string>>;
  /** JavaScript that is loaded before the program. */
  readonly preload?: string;
  /** The maximum heap size in MB. */
  readonly heapMb?: number;
}

/** One of our programs, running as a process. */
export interface Program {
  readonly child: ChildProcess;
  /** The text that it has printed so far. */
  output(): string;
  /** Its exit code, or the signal that ended it. */
  readonly exited: Promise<number | NodeJS.Signals | null>;
  /** Sends a signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

/** A server as a process. */
export interface ServerProcess extends Program {
  /** The server's address once it responds; rejects if it exits before. */
  readonly ready: Promise<string>;
}

function launch(program: string, words: readonly string[], { env, preload, heapMb }: Launch): Program {
  const flags = [
    ...(heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`]),
    ...(preload === undefined ? [] : ["--import", `data:text/javascript,${encodeURIComponent(preload)}`]),
  ];
  const child = spawn(process.execPath, [...flags, program, ...words], {
    env: { ...inheritedEnv(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const read = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once("close", (code, signal) => resolve(code ?? signal)),
  );
  // If this run is interrupted, no server is left running.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("close", () => process.off("exit", kill));
  async function end(signal: NodeJS.Signals) {
    child.kill(signal);
    return exited;
  }
  return { child, output: () => text, exited, end };
}

/** Starts the server on a free port. */
export function launchServer(options: Launch): ServerProcess {
  const program = launch(builtServer, [], options);
  const ready = new Promise<string>((resolve, reject) => {
    const look = () => {
      const address = /Website {2}(http:\S+)\//.exec(program.output())?.[1];
      if (address) resolve(address.replace("localhost", "127.0.0.1"));
    };
    program.child.stdout?.on("data", look);
    program.exited.then((code) =>
      reject(new Error(`The server ended with ${code}:\n${program.output().slice(-2000)}`)),
    );
  });
  ready.catch(() => {});
  return { ...program, ready };
}

/** Starts the operator's command. */
export const launchCommand = (words: readonly string[], options: Launch): Program =>
  launch(builtCommand, words, options);
