import ipaddr from "ipaddr.js";

type Raw = Readonly<Record<string, string | undefined>>;

/** Variables that only make sense together. */
const groups = [
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["MODEL_BASE_URL", "MODEL_NAME"],
] as const;

function isLoopback(host: string): boolean {
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  const address = host.replace(/^\[(.*)\]$/, "$1");
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

function isPublicHttp(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "http:" && !isLoopback(hostname);
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
  "TRUST_PROXY is missing: an https APP_URL means that a proxy stands before this server, and unless it is named the limits count all visitors as one. Add TRUST_PROXY=1 where it sets X-Forwarded-For, or TRUST_PROXY=0 where visitors reach this server directly.";

/** What is wrong with the variables as a whole: halves of a pair, and combinations too dangerous to start with. */
export function findConflicts(raw: Raw): string[] {
  const problems = incompleteGroups(raw);
  const bypass = raw.DEV_BYPASS === "1" || raw.DEV_BYPASS === "true";
  if (bypass && raw.NODE_ENV !== "development")
    problems.push("DEV_BYPASS lets anybody in without signing in: it works only with NODE_ENV=development.");
  if (raw.RESEND_API_KEY && raw.SMTP_URL)
    problems.push("SMTP_URL and RESEND_API_KEY are both set: keep the one that should send the mail.");
  const isProduction = (raw.NODE_ENV ?? "production") === "production";
  if (isProduction && raw.APP_URL && isPublicHttp(raw.APP_URL))
    problems.push("APP_URL must be https:// for a public address: cookies would travel readable.");
  if (isProduction && raw.APP_URL?.trim().toLowerCase().startsWith("https:") && !raw.TRUST_PROXY)
    problems.push(trustProxyMissing);
  if (isProduction && raw.HOST && !isLoopback(raw.HOST) && !raw.APP_URL)
    problems.push("APP_URL is missing: with a HOST that others can reach, the public address must be known.");
  if (raw.GOOGLE_ISSUER && isPublicHttp(raw.GOOGLE_ISSUER))
    problems.push("GOOGLE_ISSUER must be https://: whoever changes its answers signs in as anybody.");
  return problems;
}
