import { type Logger, pino } from "pino";

/** Names of fields with secrets; their values are never logged, at the top or one level down. */
const secretNames = [
  "password",
  "passwordHash",
  "token",
  "sessionToken",
  "cookie",
  "authorization",
  "apiKey",
];

const standardOutput = 1;
/** The most that is kept of records while they cannot be written; later ones are dropped. */
const maxWaitingBytes = 1_000_000;

/**
 * Writes in the background. Records that cannot be written, because their disk is full or their reader has ended, do
 * not stop the server: they wait for the next record.
 */
function destination(fd: number) {
  const stream = pino.destination({ dest: fd, sync: false, maxLength: maxWaitingBytes });
  // At an exit and at a fatal record pino flushes, and sonic-boom's flush waits for room on the disk without end.
  stream.on("error", () => {
    stream.flushSync = () => {};
  });
  return stream;
}

/** The structured log, one JSON record per line, by default on standard output. */
export function createLog(level: string, fd = standardOutput): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: "[secret]" },
  };
  return pino(options, destination(fd));
}
