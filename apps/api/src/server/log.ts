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

/** The structured log, one JSON record per line on standard output. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: "[secret]" },
  });
}
