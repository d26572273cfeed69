import type { Actor } from "../../access/actor.ts";
import { type Authorized, authorize } from "../../access/authorized.ts";
import { mayReadClient, type ProfileAccess } from "../../access/ownership.ts";

/** Checks whether the actor may see a whole profile. */
export function forReading<P extends { id: string }>(
  actor: Actor,
  profile: P,
  access: ProfileAccess,
): Authorized<P, "read"> | undefined {
  return authorize(profile, "read", mayReadClient(actor, profile.id, access));
}

/** Handles that could be mistaken for one of the service's addresses. */
const addresses = new Set(
  `about account accounts anonymous api app assets auth billing blog client clients contact dashboard developer
  document documents faq feedback guest help home info login logout mail marketing me news newsletter null portal
  portfolio pricing privacy profile profiles project projects register settings sign-in sign-out sign-up signin signout
  signup status terms undefined user users website welcome www`.split(/\s+/),
);

/** Words for the operators of the service, reserved as whole handles. */
const roles = "agency helpdesk owner postmaster root security service system team webmaster".split(" ");

/** Words that make any handle look like staff: no part between hyphens may be one. */
const strongRoles = "admin administrator moderator official staff support".split(" ");

/** From this length on, one of our names is unlikely to be part of a longer word by chance. */
const minOwnNameLength = 8;

const lookAlikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  i: "l",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "b",
  "7": "t",
  "8": "b",
  "9": "g",
  rn: "m",
  vv: "w",
};

/**
 * A normal form by appearance: texts that look alike have the same skeleton (as in UTS #39, section 4).
 */
const skeleton = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/rn|vv|[0-9i]/g, (sign) => lookAlikes[sign] ?? sign);

/**
 * The parts of a handle between hyphens, and every run of adjacent parts joined, because a word may be
 * split by hyphens.
 */
function runsOf(handle: string): string[] {
  const parts = handle.split("-");
  return parts.flatMap((_, from) =>
    parts.slice(from).map((_, length) => parts.slice(from, from + length + 1).join("")),
  );
}

/**
 * Creates the check of whether a handle is reserved: an address of the service, or similar to the agency
 * or its staff. `ownNames`: the names of the agency and of the service.
 */
export function reserveHandles(ownNames: readonly string[]): (handle: string) => boolean {
  const own = ownNames.map(skeleton).filter((name) => name !== "");
  const whole = new Set([...roles.map(skeleton), ...own]);
  const parts = new Set([...strongRoles.map(skeleton), ...own]);
  const inside = own.filter((name) => name.length >= minOwnNameLength);
  return (handle) => {
    const look = skeleton(handle);
    return (
      addresses.has(handle) ||
      whole.has(look) ||
      inside.some((name) => look.includes(name)) ||
      runsOf(handle).some((run) => parts.has(skeleton(run)))
    );
  };
}
