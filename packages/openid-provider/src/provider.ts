import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import { authorize, isAnswered } from "./authorize.ts";
import { Grants } from "./grants.ts";
import { issueIdToken, type SigningKey } from "./id-token.ts";
import type { Fault, Person } from "./person.ts";

/** The configuration of the provider's only client. */
export interface ProviderOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Allowed redirect URIs; any by default. */
  readonly redirectUris?: readonly string[];
  /** The person who is signed in at the provider. */
  readonly person: Person;
  /** Shows a consent page with a link before redirecting back, as a real provider does. */
  readonly asksForConsent?: boolean;
  readonly now?: () => Date;
}

/** A running provider, and what a test may change while it runs. */
export interface OpenIdProvider {
  readonly issuer: string;
  person: Person;
  /** The fault that all further responses have. */
  fault: Fault | null;
  /** The queries of the authorisation requests so far. */
  readonly requests: URLSearchParams[];
  stop(): Promise<void>;
}

/**
 * Created once per process and shared by providers that are started one after another, because generating
 * them takes a quarter of a second.
 */
const pairs = new Map<string, ReturnType<typeof generateKeyPair>>();

async function keyOf(owner: "provider" | "other"): Promise<SigningKey & { jwk: object }> {
  const made = pairs.get(owner) ?? generateKeyPair("RS256");
  pairs.set(owner, made);
  const { publicKey, privateKey } = await made;
  const id = "current";
  return { id, privateKey, jwk: { ...(await exportJWK(publicKey)), kid: id, use: "sig", alg: "RS256" } };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** OpenID Connect Discovery 1.0, section 3. */
const configurationOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["S256"],
  token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
});

function isClient(form: URLSearchParams, request: IncomingMessage, options: ProviderOptions): boolean {
  const { clientId, clientSecret } = options;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  const isPosted = form.get("client_id") === clientId && form.get("client_secret") === clientSecret;
  return isPosted || request.headers.authorization === `Basic ${basic}`;
}

/** The redirect target: the same provider under this machine's other host name. */
function movedTo(url: URL, request: IncomingMessage, fault: Fault | null): string | undefined {
  const isMoved =
    fault === "moved" ? url.pathname !== "/authorize" : fault === "moved-keys" && url.pathname === "/jwks";
  if (!isMoved || request.headers.host?.startsWith("127.0.0.1")) return undefined;
  return Object.assign(new URL(url), { hostname: "127.0.0.1" }).href;
}

/** Handles the provider's four endpoints. `provider` returns the state that a test may have changed. */
async function createAnswers(options: ProviderOptions, provider: () => OpenIdProvider) {
  const { clientId, redirectUris, asksForConsent = false, now = () => new Date() } = options;
  const [key, foreignKey] = await Promise.all([keyOf("provider"), keyOf("other")]);
  const grants = new Grants();

  function ask(query: URLSearchParams, response: ServerResponse): void {
    const { fault, requests } = provider();
    const answer = authorize(query, { clientId, redirectUris, asksForConsent, fault, grants });
    if (!isAnswered(query)) requests.push(query);
    if (answer.kind === "refused") sendJson(response, { error: answer.error }, 400);
    else if (answer.kind === "page")
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(answer.html);
    else response.writeHead(302, { location: answer.location }).end();
  }

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await readForm(request);
    const grant = grants.redeem(form);
    if (!isClient(form, request, options)) sendJson(response, { error: "invalid_client" }, 401);
    else if (!grant) sendJson(response, { error: "invalid_grant" }, 400);
    else {
      const { fault, person, issuer } = provider();
      const tokenOptions = { issuer, clientId, nonce: grant.nonce, person, now: now(), fault };
      const token = { access_token: "unused", token_type: "Bearer", expires_in: 300 };
      if (fault === "no-id-token") sendJson(response, token);
      else sendJson(response, { ...token, id_token: await issueIdToken(tokenOptions, key, foreignKey) });
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { issuer, fault } = provider();
    const url = new URL(request.url ?? "/", issuer);
    const elsewhere = movedTo(url, request, fault);
    if (elsewhere !== undefined) response.writeHead(307, { location: elsewhere }).end();
    else if (fault === "down") sendJson(response, { error: "temporarily_unavailable" }, 503);
    else if (url.pathname === "/.well-known/openid-configuration")
      sendJson(response, configurationOf(issuer));
    else if (url.pathname === "/jwks") sendJson(response, { keys: [key.jwk] });
    else if (url.pathname === "/authorize") ask(url.searchParams, response);
    else if (url.pathname === "/token" && request.method === "POST") await exchange(request, response);
    else sendJson(response, { error: "not_found" }, 404);
  };
}

/** Starts a local OpenID provider with one client and one person, for tests and for trying things out. */
export async function startOpenIdProvider(options: ProviderOptions): Promise<OpenIdProvider> {
  const answer = await createAnswers(options, () => provider);
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => sendJson(response, { error: String(error) }, 500));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const provider: OpenIdProvider = {
    issuer: `http://localhost:${port}`,
    person: options.person,
    fault: null,
    requests: [],
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
  return provider;
}
