/** The target of a URL in a site. */
export type Address =
  | { readonly kind: "inside"; readonly path: string; readonly fragment: string | null }
  | { readonly kind: "outside"; readonly host: string; readonly url: string }
  /** Another scheme: mail, telephone, data, script. */
  | { readonly kind: "other"; readonly scheme: string; readonly rest: string };

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const host = (url: string): string => (/^(?:https?:)?\/\/([^/\\?#]*)/i.exec(url)?.[1] ?? "").toLowerCase();
const plainHost = (url: string): string => host(url).replace(/^www\./, "");

/**
 * A URL with two slashes before its host. Browsers read `https:host`, `\\host` and `///host` alike
 * (https://url.spec.whatwg.org/#special-authority-slashes-state).
 */
const straight = (address: string): string =>
  address.replace(
    /^(https?:)?[\\/]{2,}|^(https?:)[\\/]?/i,
    (_, before: string | undefined, bare: string | undefined) => `${before ?? bare ?? ""}//`,
  );

/** A path from the site's root without `.` and `..`. */
function normal(path: string): string {
  const names: string[] = [];
  for (const name of path.split("/")) {
    if (name === "..") names.pop();
    else if (name !== "." && name !== "") names.push(name);
  }
  return names.join("/") + (path.endsWith("/") && names.length > 0 ? "/" : "");
}

function inside(from: string, address: string): Address {
  const [beforeFragment = "", ...rest] = address.split("#");
  const [bare = ""] = beforeFragment.split("?");
  const folder = from.split("/").slice(0, -1).join("/");
  const path = bare === "" ? from : bare.startsWith("/") ? bare : `${folder}/${bare}`;
  return {
    kind: "inside",
    path: normal(decoded(path)).normalize("NFC"),
    fragment: rest.length > 0 ? decoded(rest.join("#")) : null,
  };
}

/**
 * The target of a URL in a file, as the URL standard resolves it on a host that serves the site's folder. A
 * URL on the site's own origin is inside.
 */
export function readAddress(address: string, at: { file: string; origin: string | null }): Address {
  const text = straight(address.replace(/[\t\n\r]/g, "").trim());
  const url = /^(?:https?:)?\/\//i.test(text);
  if (url) {
    if (at.origin === null || plainHost(text) !== plainHost(at.origin))
      return { kind: "outside", host: host(text), url: text };
    return inside(at.file, text.replace(/^(?:https?:)?\/\/[^/\\?#]*/i, "") || "/");
  }
  const [, scheme, rest] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(text) ?? [];
  if (scheme !== undefined) return { kind: "other", scheme: scheme.toLowerCase(), rest: decoded(rest ?? "") };
  return inside(at.file, text);
}

/** The file that a static host serves at a path, with or without extension and slash; null if there is none. */
export function fileAt(paths: { has(path: string): boolean }, path: string): string | null {
  const plain = path.replace(/\/$/, "");
  const candidates =
    plain === ""
      ? ["index.html", "index.htm"]
      : [
          ...(path.endsWith("/") ? [] : [plain]),
          `${plain}/index.html`,
          `${plain}.html`,
          `${plain}/index.htm`,
        ];
  return candidates.find((candidate) => paths.has(candidate)) ?? null;
}

/** A normal form of a URL in which two spellings of the same page are equal. */
export const samePage = (url: string): string =>
  decoded(url.trim())
    .normalize("NFC")
    .replace(/[?#].*$/s, "")
    .replace(/(?:\/index)?\.html?$/i, "")
    .replace(/\/index$/i, "")
    .replace(/\/+$/, "")
    .replace(
      /^(https?:\/\/)([^/]*)/i,
      (_, scheme: string, name: string) => scheme.toLowerCase() + name.toLowerCase(),
    );
