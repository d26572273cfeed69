import type { FullProfile, ProfileFields, ProfileView } from "@sitewright/contracts";
import type { Actor, SignedInActor } from "../../access/actor.ts";
import { owns, type ProfileAccess } from "../../access/ownership.ts";
import { can } from "../../access/permissions.ts";
import type { Db } from "../../db/open.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { forReading, reserveHandles } from "./rules.ts";
import { findByHandle, findProfile, saveProfile } from "./store.ts";
import { fullProfileOf, publicNameOf } from "./views.ts";

interface ProfileOptions {
  db: Db;
  now: () => Date;
  access: ProfileAccess;
  /** The names of the agency itself, reserved for it. */
  ownNames: readonly string[];
}

/** Clients' profiles. */
export interface ProfileService {
  /**
   * A profile with the fields that the caller may see, looked up by public handle first, then by user id.
   */
  read(actor: Actor, identifier: string): Promise<ProfileView | Refusal>;
  /** Changes the caller's own profile, based on version `from`; any other profile is not found. */
  update(
    actor: SignedInActor,
    uid: string,
    change: { fields: ProfileFields; from: string | undefined },
  ): Promise<FullProfile | Refusal>;
}

const handleTaken = () => refuseField("invalid-input", "username", "This handle is taken.");

/** Creates the profile service. */
export function createProfileService({ db, now, access, ownNames }: ProfileOptions): ProfileService {
  const isReserved = reserveHandles(ownNames);
  /**
   * Handles are looked up before ids, so a handle may not equal an existing id. A handle that an account
   * already has stays allowed if the rules change.
   */
  async function mayHave(uid: string, username: string): Promise<boolean> {
    if (username === "" || (await findProfile(db, uid))?.username === username) return true;
    return !isReserved(username) && (await findProfile(db, username)) === null;
  }

  return {
    async read(actor, identifier) {
      const found = (await findByHandle(db, identifier)) ?? (await findProfile(db, identifier));
      if (!found) return new Refusal("not-found");
      const name = publicNameOf(found);
      if (actor.kind === "anonymous") return { view: "prompt", name };
      const readable = forReading(actor, found, access);
      if (!readable)
        return {
          view: "introduction",
          uid: found.id,
          name,
          photoURL: found.photoUrl,
          bio: found.bio ?? "",
        };
      return {
        view: "full",
        profile: fullProfileOf(readable),
        mayEdit: owns(actor, found.id),
        mayManageDocuments: can(actor, "documents"),
      };
    },
    async update(actor, uid, { fields, from }) {
      if (uid !== actor.account.id) return new Refusal("not-found");
      if (!(await mayHave(uid, fields.username))) return handleTaken();
      const saved = await saveProfile(db, uid, { fields, from, at: now() });
      if (saved.kind === "handle-taken") return handleTaken();
      if (saved.kind === "gone") return new Refusal("not-found");
      const readable = forReading(actor, saved.profile, access);
      if (!readable) return new Refusal("not-found");
      const profile = fullProfileOf(readable);
      return saved.kind === "conflict" ? new Refusal("version-conflict", { current: profile }) : profile;
    },
  };
}
