const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function link(query: URLSearchParams, answer: "yes" | "no", label: string): string {
  const next = new URLSearchParams(query);
  next.set("consented", answer);
  return `<a href="/authorize?${escapeHtml(next.toString())}">${label}</a>`;
}

/** The page that asks a person to consent to signing in at the client. */
export function consentPage(query: URLSearchParams): string {
  return `<!doctype html><html lang="en"><title>Sign in with the local provider</title>
<link rel="icon" href="data:,"><h1>Sign in with the local provider</h1>
<p>${link(query, "yes", "Continue")} ${link(query, "no", "Cancel")}</p></html>`;
}
