import { randomUUID } from "node:crypto";
import { signIn, signUp } from "@sitewright/contracts";
import type { Servers } from "./servers.ts";

const networks = { count: 0 };

/** An unused network address (10.0.0.0/8, RFC 1918), so that its rate limits are unused. */
export function newNetwork(): string {
  networks.count += 1;
  const { count } = networks;
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
}

/** A signed-in user with a separate network address. */
export interface Person {
  readonly email: string;
  readonly password: string;
  /** Sent with every request of this user. */
  readonly headers: Readonly<Record<string, string>>;
  /** The version of the draft at its last save. */
  draftVersion: number;
}

async function enter(
  { appUrl, origins: [origin] }: Servers,
  path: string,
  json: { email: string; password: string; name?: string },
): Promise<Person> {
  const network = { origin: appUrl, "x-forwarded-for": newNetwork(), "content-type": "application/json" };
  const answer = await fetch(origin + path, { method: "POST", headers: network, body: JSON.stringify(json) });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0];
  if (!answer.ok || !cookie) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return { ...json, headers: { ...network, cookie }, draftVersion: 0 };
}

/** Signs up a new user. */
export const newPerson = (servers: Servers): Promise<Person> =>
  enter(servers, signUp.path, {
    email: `load-${randomUUID()}@kiln.example`,
    password: "a long phrase for clay",
    name: "Ada",
  });

/** Signs in the owner. */
export const signedInOwner = (servers: Servers): Promise<Person> =>
  enter(servers, signIn.path, servers.owner);
