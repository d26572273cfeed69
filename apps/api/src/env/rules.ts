import { PASSWORD_MAX, PASSWORD_MIN } from "@sitewright/contracts";
import { isInternal, isLoopback } from "./loopback.ts";

type Raw = Readonly<Record<string, string | undefined>>;

/** Variables that must be set together. */
const groups = [
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["MODEL_BASE_URL", "MODEL_NAME"],
  ["SEARCH_CONSOLE_PROPERTY", "SEARCH_CONSOLE_EMAIL", "SEARCH_CONSOLE_PRIVATE_KEY"],
] as const;

function isPublicHttp(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "http:" && !isLoopback(hostname);
}

/** Variables with URLs that a secret is sent to, each with the variable of the secret. */
const secretTargets = [
  ["MODEL_BASE_URL", "MODEL_API_KEY"],
  ["RESEND_BASE_URL", "RESEND_API_KEY"],
  ["SEARCH_CONSOLE_URL", "SEARCH_CONSOLE_PRIVATE_KEY"],
  ["SEARCH_CONSOLE_TOKEN_URL", "SEARCH_CONSOLE_PRIVATE_KEY"],
] as const;

function readableSecrets(raw: Raw): string[] {
  return secretTargets.flatMap(([address, secret]) => {
    const value = raw[address];
    if (value === undefined || !raw[secret] || !isPublicHttp(value) || isInternal(new URL(value).hostname))
      return [];
    return [`${address} must be https://: what ${secret} gives access to could be read on the way.`];
  });
}

/** True for a password that would be sent to another machine without TLS. */
function isReadablePassword(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, password, hostname } = new URL(value);
  return protocol === "smtp:" && password !== "" && !isLoopback(hostname);
}

function incompleteGroups(raw: Raw): string[] {
  return groups.flatMap((group) => {
    const missing = group.filter((name) => raw[name] === undefined);
    const given = group.filter((name) => raw[name] !== undefined);
    if (missing.length === 0 || given.length === 0) return [];
    return missing.map((name) => `${name} is missing: it is needed together with ${given.join(", ")}.`);
  });
}

const trustProxyMissing =
  "TRUST_PROXY is missing: an https APP_URL means that there is a proxy before this server, and unless it is named the limits count all visitors as one. Add TRUST_PROXY=1 where it sets X-Forwarded-For, or TRUST_PROXY=0 where visitors reach this server directly.";

/** Settings of backups without a folder would suggest that backups are made. */
function backupFolderMissing(raw: Raw): string[] {
  const given = ["BACKUP_HOURS", "BACKUP_KEEP"].filter((name) => raw[name] !== undefined);
  if (given.length === 0 || raw.BACKUP_DIR !== undefined) return [];
  return [
    `BACKUP_DIR is missing: it is needed together with ${given.join(", ")}. Without it no backup is made.`,
  ];
}

/**
 * What is wrong with the configured password of the owner: its length is outside the limits for all
 * passwords.
 */
function ownerPasswordProblems({ ADMIN_PASSWORD: password, PASSWORD_MIN: min }: Raw): string[] {
  if (password === undefined) return [];
  const length = [...password].length;
  const [least, most] = [Number(min ?? PASSWORD_MIN), PASSWORD_MAX];
  if (length < least)
    return [
      `ADMIN_PASSWORD must have at least ${least} characters, as PASSWORD_MIN asks of every password. After the first start it can be left out.`,
    ];
  return length > most ? [`ADMIN_PASSWORD must have at most ${most} characters.`] : [];
}

/**
 * Errors in the combination of variables: incomplete groups, and combinations that are too
 * dangerous to start with.
 */
export function findConflicts(raw: Raw): string[] {
  const problems = [...incompleteGroups(raw), ...backupFolderMissing(raw), ...ownerPasswordProblems(raw)];
  const bypass = raw.DEV_BYPASS === "1" || raw.DEV_BYPASS === "true";
  if (bypass && raw.NODE_ENV !== "development")
    problems.push("DEV_BYPASS lets anybody in without signing in: it works only with NODE_ENV=development.");
  if (raw.RESEND_API_KEY && raw.SMTP_URL)
    problems.push("SMTP_URL and RESEND_API_KEY are both set: keep the one that should send the mail.");
  if (raw.SMTP_TLS === "off" && raw.SMTP_URL && isReadablePassword(raw.SMTP_URL))
    problems.push(
      "SMTP_TLS=off would send the password in SMTP_URL readable over the network: leave it out, or use no password.",
    );
  const isProduction = (raw.NODE_ENV ?? "production") === "production";
  if (isProduction && raw.APP_URL && isPublicHttp(raw.APP_URL))
    problems.push("APP_URL must be https:// for a public address: cookies would travel readable.");
  if (isProduction && raw.APP_URL?.toLowerCase().startsWith("https:") && !raw.TRUST_PROXY)
    problems.push(trustProxyMissing);
  if (isProduction && raw.HOST && !isLoopback(raw.HOST) && !raw.APP_URL)
    problems.push("APP_URL is missing: with a HOST that others can reach, the public address must be known.");
  if (raw.GOOGLE_ISSUER && isPublicHttp(raw.GOOGLE_ISSUER))
    problems.push("GOOGLE_ISSUER must be https://: anyone who can change its answers signs in as anybody.");
  problems.push(...readableSecrets(raw));
  return problems;
}
