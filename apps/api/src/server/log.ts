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
/** The maximum size of records that are buffered while they cannot be written; later ones are dropped. */
const maxWaitingBytes = 1_000_000;

/**
 * Writes in the background. If records cannot be written, because the disk is full or their reader has
 * ended, the server continues, and they are written with the next record.
 */
function destination(fd: number) {
  const stream = pino.destination({ dest: fd, sync: false, maxLength: maxWaitingBytes });
  // pino flushes at an exit and at a fatal record, and sonic-boom's flush would wait forever for space on
  // a full disk.
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
