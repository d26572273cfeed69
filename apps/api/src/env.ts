import { resolve } from "node:path";
import { type DatabaseTarget, databaseTarget } from "./db/target.ts";
import { clearedPlaces } from "./env/cleared-folders.ts";
import { misspeltVariables } from "./env/misspelt.ts";
import { nodeProblem } from "./env/node-version.ts";
import { findConflicts } from "./env/rules.ts";
import { type EnvVariables, envSchema } from "./env/schema.ts";
import {
  type IndexNowSettings,
  indexNowSettings,
  type SearchConsoleSettings,
  searchConsoleSettings,
} from "./env/search-engines.ts";
import { hourMs, secondMs } from "./time-units.ts";

const defaultDrainSeconds = 5;

/** The sender and the transport of mails: `local` keeps them in the outbox, where an administrator can read them. */
export type MailSettings = { from: string } & (
  | { kind: "local" }
  | { kind: "resend"; apiKey: string; baseUrl: string | undefined }
  | { kind: "smtp"; url: string; isTlsRequired: boolean }
);

export type StorageSettings =
  | { kind: "disk"; folder: string }
  | {
      kind: "s3";
      endpoint: string;
      region: string;
      bucket: string;
      accessKeyId: string;
      secretAccessKey: string;
      /** The prefix of all keys: several installations may share a bucket. */
      prefix: string;
      /** The local folder of files while they are sent. Absolute. */
      spoolFolder: string;
    };

/** The service's settings, checked. */
export interface Env {
  mode: EnvVariables["NODE_ENV"];
  /** `web` answers requests, `worker` runs jobs and sends mail, `all` does both. */
  role: EnvVariables["ROLE"];
  port: number;
  host: string;
  /** The public origin, `https://app.example.com`; undefined: http://localhost with the port listened on. */
  appUrl: string | undefined;
  logLevel: EnvVariables["LOG_LEVEL"];
  /** An absolute path. */
  dataDir: string;
  database: DatabaseTarget;
  /** Regular backups; undefined while no folder is set. */
  backups: { folder: string; everyMs: number; keep: number } | undefined;
  /**
   * How long a process that received a stop signal still answers requests, while `/readyz` reports
   * not ready; in milliseconds.
   */
  drainMs: number;
  /** Lowercased; the first is the owner, who receives the agency's mail. */
  adminEmails: readonly [string, ...string[]];
  adminPassword: string | undefined;
  /** Minimum length of a password, in characters. */
  passwordMin: number;
  /** No answer reveals which addresses have an account. */
  hasGenericAuthErrors: boolean;
  /** New accounts that one network may create within an hour. */
  signUpsPerHour: number;
  /**
   * New projects that one account may submit within an hour; the limits per day, per network and
   * for versions derive from it.
   */
  submitsPerHour: number;
  /**
   * Who may read a client's contact details and documents besides that client and administrators.
   */
  profileAccess: EnvVariables["PROFILE_ACCESS"];
  mail: MailSettings;
  storage: StorageSettings;
  /** Signing in by Google; undefined while it is not set up. */
  google: { issuer: string; clientId: string; clientSecret: string } | undefined;
  model: { baseUrl: string; name: string; apiKey: string | undefined } | undefined;
  /** Model calls per day, for the whole installation. */
  modelCallsPerDay: number;
  /** True if the model words the chat's answers, and so receives visitors' questions. */
  isModelInChat: boolean;
  /** IndexNow; undefined while it is not set up. */
  indexNow: IndexNowSettings | undefined;
  /** Google's Search Console with a service account; undefined while it is not set up. */
  searchConsole: SearchConsoleSettings | undefined;
  /** The agency's font kit, if one is configured. */
  fontKitUrl: string | undefined;
  metricsToken: string | undefined;
  /** `?dev=true` signs a developer in; refused outside development. */
  isDevBypass: boolean;
  /** X-Forwarded-For comes from a proxy that the operator trusts. */
  isBehindProxy: boolean;
}

/** The settings that the application itself reads; the rest is for starting it. */
export type Settings = Pick<
  Env,
  | "adminEmails"
  | "passwordMin"
  | "hasGenericAuthErrors"
  | "signUpsPerHour"
  | "submitsPerHour"
  | "profileAccess"
  | "google"
  | "model"
  | "modelCallsPerDay"
  | "isModelInChat"
  | "indexNow"
  | "searchConsole"
  | "fontKitUrl"
  | "isDevBypass"
  | "isBehindProxy"
  | "metricsToken"
  | "mail"
>;

/** Settings that prevent a start; one line per problem, each beginning with a variable's name. */
export class EnvError extends Error {
  override name = "EnvError";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

function mailSettings(env: EnvVariables): MailSettings {
  const from = env.MAIL_FROM ?? `Sitewright <${env.ADMIN_EMAILS[0]}>`;
  if (env.RESEND_API_KEY)
    return { kind: "resend", from, apiKey: env.RESEND_API_KEY, baseUrl: env.RESEND_BASE_URL };
  if (!env.SMTP_URL) return { kind: "local", from };
  return { kind: "smtp", from, url: env.SMTP_URL, isTlsRequired: env.SMTP_TLS === "required" };
}

/** The folder of files while they are received or sent; leftovers of a crash are swept. */
export const incomingFolder = (dataDir: string): string => resolve(dataDir, "incoming");

function storageSettings(env: EnvVariables, dataDir: string): StorageSettings {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    return { kind: "disk", folder: resolve(dataDir, "files") };
  const account = { endpoint, region: env.S3_REGION, bucket, accessKeyId, secretAccessKey };
  return { kind: "s3", ...account, prefix: env.S3_PREFIX, spoolFolder: incomingFolder(dataDir) };
}

function group(env: EnvVariables): Env {
  const dataDir = resolve(env.DATA_DIR);
  const [owner = "", ...otherAdmins] = env.ADMIN_EMAILS;
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  const { MODEL_BASE_URL: baseUrl, MODEL_NAME: name } = env;
  return {
    mode: env.NODE_ENV,
    role: env.ROLE,
    port: env.PORT,
    host: env.HOST,
    appUrl: env.APP_URL,
    logLevel: env.LOG_LEVEL,
    dataDir,
    database: databaseTarget(
      env.DATABASE_URL ?? `file:${resolve(dataDir, "sitewright.db")}`,
      env.DATABASE_POOL,
    ),
    backups: env.BACKUP_DIR
      ? { folder: resolve(env.BACKUP_DIR), everyMs: env.BACKUP_HOURS * hourMs, keep: env.BACKUP_KEEP }
      : undefined,
    // Without a public URL there is no proxy that checks readiness.
    drainMs: (env.DRAIN_SECONDS ?? (env.APP_URL ? defaultDrainSeconds : 0)) * secondMs,
    adminEmails: [owner, ...otherAdmins],
    adminPassword: env.ADMIN_PASSWORD,
    passwordMin: env.PASSWORD_MIN,
    hasGenericAuthErrors: env.AUTH_GENERIC_ERRORS,
    signUpsPerHour: env.SIGN_UPS_PER_HOUR,
    submitsPerHour: env.SUBMITS_PER_HOUR,
    profileAccess: env.PROFILE_ACCESS,
    mail: mailSettings(env),
    storage: storageSettings(env, dataDir),
    google: clientId && clientSecret ? { issuer: env.GOOGLE_ISSUER, clientId, clientSecret } : undefined,
    model: baseUrl && name ? { baseUrl, name, apiKey: env.MODEL_API_KEY } : undefined,
    modelCallsPerDay: env.MODEL_CALLS_PER_DAY,
    isModelInChat: env.MODEL_IN_CHAT,
    indexNow: indexNowSettings(env),
    searchConsole: searchConsoleSettings(env),
    fontKitUrl: env.FONT_KIT_URL,
    metricsToken: env.METRICS_TOKEN,
    isDevBypass: env.DEV_BYPASS,
    isBehindProxy: env.TRUST_PROXY,
  };
}

/**
 * A value without what shells and systemd strip when they read an env file: a pair of quotes, which
 * `docker run --env-file` keeps, and surrounding white space, including a Windows line end.
 */
function plainValue(value: string): string {
  const text = value.trim();
  return /^(["'])(.*)\1$/s.exec(text)?.[2]?.trim() ?? text;
}

/**
 * Reads the settings from environment variables.
 * @throws EnvError naming every problem at once
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const values = Object.entries(variables).map(([name, value = ""]) => [name, plainValue(value)] as const);
  const raw = Object.fromEntries(values.filter(([, value]) => value !== ""));
  const parsed = envSchema.safeParse(raw);
  const issues = parsed.success ? [] : parsed.error.issues;
  // If a variable has several addresses, each invalid one is a separate issue with the same
  // message.
  const problems = [...new Set(issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`))];
  problems.push(...findConflicts(raw), ...clearedPlaces(raw));
  if (!parsed.success || problems.length > 0)
    throw new EnvError([...problems, ...misspeltVariables(variables)]);
  return group(parsed.data);
}

/**
 * The settings of this process. @throws EnvError as `readEnv`, and if this Node version would crash
 * with the database
 */
export function readProcessEnv(): Env {
  const problem = nodeProblem(process.version);
  if (problem !== undefined) throw new EnvError([problem]);
  return readEnv(process.env);
}

/** Variables of this process that are spelt nearly like settings, one line each. */
export const misspeltSettings = (): readonly string[] => misspeltVariables(process.env);
