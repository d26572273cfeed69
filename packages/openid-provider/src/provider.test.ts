import { createHash } from "node:crypto";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { expect, onTestFinished, test } from "vitest";
import { type OpenIdProvider, startOpenIdProvider } from "./index.ts";

const verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const redirectUri = "http://localhost:3000/callback";
const client = { client_id: "local-client", client_secret: "local-secret" };

async function start(): Promise<OpenIdProvider> {
  const person = { sub: "1", email: "ann@harbour.example", email_verified: true };
  const options = { clientId: client.client_id, clientSecret: client.client_secret, person };
  const provider = await startOpenIdProvider({ ...options, redirectUris: [redirectUri] });
  onTestFinished(provider.stop);
  return provider;
}

function ask({ issuer }: OpenIdProvider, changes: Record<string, string> = {}): Promise<Response> {
  const query = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: redirectUri,
    response_type: "code",
    scope: "openid email",
    state: "s",
    nonce: "n",
    code_challenge_method: "S256",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    ...changes,
  });
  return fetch(`${issuer}/authorize?${query}`, { redirect: "manual" });
}

async function codeFrom(provider: OpenIdProvider): Promise<string> {
  const location = (await ask(provider)).headers.get("location") ?? "";
  return new URL(location).searchParams.get("code") ?? "";
}

function redeem({ issuer }: OpenIdProvider, code: string, changes: Record<string, string> = {}) {
  const body = { grant_type: "authorization_code", code, redirect_uri: redirectUri, code_verifier: verifier };
  return fetch(`${issuer}/token`, {
    method: "POST",
    body: new URLSearchParams({ ...client, ...body, ...changes }),
  });
}

// The challenge of this verifier is the one of RFC 7636, appendix B.
test("a code is redeemed once, for a token that its keys sign", async () => {
  const provider = await start();
  const code = await codeFrom(provider);
  const response = await redeem(provider, code);
  expect(response.status).toBe(200);
  const { id_token } = (await response.json()) as { id_token: string };
  const keys = createRemoteJWKSet(new URL(`${provider.issuer}/jwks`));
  const { payload } = await jwtVerify(id_token, keys, {
    issuer: provider.issuer,
    audience: client.client_id,
  });
  expect(payload).toMatchObject({ sub: "1", nonce: "n", email_verified: true });
  expect((await redeem(provider, code)).status).toBe(400);
});

test("state comes back as it was given", async () => {
  const location = (await ask(await start(), { state: "a b&c" })).headers.get("location") ?? "";
  expect(new URL(location).searchParams.get("state")).toBe("a b&c");
});

test("another verifier, address or secret redeems nothing", async () => {
  const provider = await start();
  for (const changes of [
    { code_verifier: "x".repeat(43) },
    { redirect_uri: "http://localhost:3000/other" },
    { client_secret: "wrong" },
  ])
    expect((await redeem(provider, await codeFrom(provider), changes)).status).toBeGreaterThanOrEqual(400);
});

test("a request from another client, to another address or without S256 gives no code", async () => {
  const provider = await start();
  for (const changes of [
    { client_id: "other" },
    { redirect_uri: "https://evil.example/callback" },
    { code_challenge_method: "plain" },
    { code_challenge: "" },
    { scope: "email" },
  ])
    expect((await ask(provider, changes)).status).toBe(400);
});
