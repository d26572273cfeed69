import { createPrivateKey } from "node:crypto";
import { PASSWORD_MIN } from "@sitewright/contracts";
import { z } from "zod";
import { addressProblem } from "../db/address-problem.ts";
import { databaseTarget } from "../db/target.ts";
import { isStoragePath } from "../storage/storage-path.ts";

const flag = z
  .enum(["0", "1", "false", "true"], "must be 1 or 0")
  .default("0")
  .transform((value) => value === "1" || value === "true");

const text = z.string().optional();

const origin = z
  .url({ protocol: /^https?$/, error: "must be an http:// or https:// address", abort: true })
  .refine((value) => ["", "/"].includes(new URL(value).pathname), "must have no path")
  .transform((value) => new URL(value).origin);

const hasNoSpace = (value: string): boolean => !/\s/.test(value);

const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http:// or https:// address", abort: true })
  .refine(hasNoSpace, "must be an address without spaces: a comment needs its own line");

/**
 * A path that needs a shell to expand it would become a new, empty folder or database of that
 * literal name.
 */
const isPathInFull = (value: string): boolean => !/^~|\$[A-Z{]|\s#/.test(value);

const shellPath = "must be a path in full: only a shell replaces ~ and $, and a comment needs its own line";

const folder = z.string().refine(isPathInFull, shellPath);

/** Characters that must be percent-encoded in a URL's password: in RFC 3986 they end the part that contains them. */
const escaped = "with signs such as #, /, @ and % in its password written as %23, %2F, %40 and %25";

const isFile = (value: string): boolean => value.startsWith("file:");

/** True if a database URL is complete; always true for Postgres. */
function hasPathInFull(url: string): boolean {
  const target = databaseTarget(url);
  return target.provider !== "sqlite" || isPathInFull(target.file);
}

/** A Postgres URL as the driver reads it: without a host it means a Unix socket. */
function readAddress(value: string): URL | undefined {
  const readable = [value, value.replace("@/", "@socket/")].find((address) => URL.canParse(address));
  return readable === undefined ? undefined : new URL(readable);
}

/**
 * True if a Postgres URL names a database: without a name, Postgres would use the one named like
 * the user.
 */
const hasName = (value: string): boolean => (readAddress(value)?.pathname ?? "").length > "/".length;

/** True for a URL with a host whose user and password can be percent-decoded. */
function isMailServer(value: string): boolean {
  try {
    const { hostname, username, password } = new URL(value);
    return hostname !== "" && decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}

/** `hello@agency.example`, or `Your agency <hello@agency.example>`. */
const isSender = (value: string): boolean => {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(value.trim())?.[1] ?? value.trim();
  return z.email().safeParse(address).success;
};

function isPrivateKey(pem: string): boolean {
  try {
    createPrivateKey(pem);
    return true;
  } catch {
    return false;
  }
}

/** The owner's address while ADMIN_EMAILS is not set; nobody receives its mail (RFC 2606). */
export const sampleOwner = "owner@sitewright.example";

const emails = z
  .string()
  .default(sampleOwner)
  .transform((value) => value.split(",").map((address) => address.trim().toLowerCase()))
  .pipe(z.array(z.email({ error: "must be e-mail addresses, separated by commas" })).min(1));

/** Every variable that the service reads, with its default. An empty value counts as absent. */
export const envSchema = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"], "must be production, development or test")
    .default("production"),
  PORT: z.coerce.number("must be a port number").int().min(0).max(65535).default(3000),
  ROLE: z.enum(["web", "worker", "all"], "must be web, worker or all").default("all"),
  HOST: z.string().default("127.0.0.1"),
  APP_URL: origin.optional(),
  LOG_LEVEL: z
    .enum(
      ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
      "must be trace, debug, info, warn, error, fatal or silent",
    )
    .default("info"),
  DATA_DIR: folder.default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.|postgres(ql)?:\/\/)/, {
      error: "must be file: with the name of a file, or begin with postgresql://",
      abort: true,
    })
    .refine((value) => isFile(value) || (hasNoSpace(value) && readAddress(value)), {
      error: `must be postgresql://user:password@host:port/database, ${escaped}`,
      abort: true,
    })
    .refine(hasPathInFull, shellPath)
    .refine(
      (value) => isFile(value) || hasName(value),
      "must name a database: postgresql://user:password@host:port/database, with one that nothing else uses",
    )
    .superRefine((value, { addIssue }) => {
      const problem = isFile(value) ? undefined : addressProblem(value);
      if (problem !== undefined) addIssue(problem);
    })
    .optional(),
  DATABASE_POOL: z.coerce
    .number("must be a number of connections, 1 to 200")
    .int()
    .min(1)
    .max(200)
    .default(10),
  BACKUP_DIR: folder.optional(),
  BACKUP_HOURS: z.coerce.number("must be a number of hours, 1 to 720").int().min(1).max(720).default(24),
  BACKUP_KEEP: z.coerce.number("must be a number of archives, 1 to 1000").int().min(1).max(1000).default(14),
  DRAIN_SECONDS: z.coerce.number("must be a number of seconds, 0 to 300").int().min(0).max(300).optional(),
  ADMIN_EMAILS: emails,
  ADMIN_PASSWORD: text,
  PASSWORD_MIN: z.coerce
    .number(`must be a number of characters, ${PASSWORD_MIN} to 64`)
    .int()
    .min(PASSWORD_MIN)
    .max(64)
    .default(PASSWORD_MIN),
  AUTH_GENERIC_ERRORS: flag,
  SIGN_UPS_PER_HOUR: z.coerce.number("must be a whole number above 0").int().min(1).default(60),
  SUBMITS_PER_HOUR: z.coerce.number("must be a whole number above 0").int().min(1).default(10),
  PROFILE_ACCESS: z.enum(["owner", "signed-in"], "must be owner or signed-in").default("owner"),
  MAIL_FROM: z
    .string()
    .refine(isSender, "must be an e-mail address, or a name and an address in angle brackets")
    .optional(),
  RESEND_API_KEY: text,
  RESEND_BASE_URL: httpUrl.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: `must be an smtp:// or smtps:// address, ${escaped}`, abort: true })
    .refine(isMailServer, `must be smtp://user:password@host:587 or smtps://user:password@host, ${escaped}`)
    .optional(),
  SMTP_TLS: z.enum(["required", "off"], "must be required or off").default("required"),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default("auto"),
  S3_BUCKET: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/, "must be the name of a bucket")
    .optional(),
  S3_PREFIX: z
    .string()
    .refine(isStoragePath, "must be plain names with / between them")
    .default("sitewright"),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: httpUrl.default("https://accounts.google.com"),
  MODEL_BASE_URL: httpUrl.optional(),
  MODEL_API_KEY: text,
  MODEL_NAME: text,
  MODEL_CALLS_PER_DAY: z.coerce
    .number("must be a number of calls, 1 to 1000000")
    .int()
    .min(1)
    .max(1_000_000)
    .default(500),
  MODEL_IN_CHAT: flag,
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 letters, digits and hyphens")
    .optional(),
  INDEXNOW_URL: httpUrl.default("https://api.indexnow.org/indexnow"),
  SEARCH_CONSOLE_PROPERTY: z
    .string()
    .regex(
      /^(sc-domain:[^/\s]+|https?:\/\/[^\s]+\/)$/,
      "must be sc-domain:example.com or https://example.com/",
    )
    .optional(),
  SEARCH_CONSOLE_EMAIL: z.email({ error: "must be the service account's e-mail address" }).optional(),
  SEARCH_CONSOLE_PRIVATE_KEY: z
    .string()
    // In the JSON file that Google issues, line breaks are written as \n.
    .transform((value) => value.replaceAll("\\n", "\n"))
    .refine(
      isPrivateKey,
      "must be the private_key of Google's JSON file, from BEGIN to END, with \\n for its line breaks",
    )
    .optional(),
  SEARCH_CONSOLE_URL: httpUrl.default("https://searchconsole.googleapis.com"),
  SEARCH_CONSOLE_TOKEN_URL: httpUrl.default("https://oauth2.googleapis.com/token"),
  FONT_KIT_URL: httpUrl.optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  DEV_BYPASS: flag,
  TRUST_PROXY: flag,
});

/** The parsed variables with defaults, before they are grouped. */
export type EnvVariables = z.output<typeof envSchema>;
