import type { EditedPost } from "@sitewright/contracts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { findEdited } from "./list-store.ts";
import type { ManageOptions } from "./options.ts";
import { editedPostOf } from "./post-answers.ts";
import type { Written } from "./write-store.ts";

const takenText = "This address is or was used by another post. Choose another one.";

/** The response to an editor for the outcome of a change. */
export function createOutcomeAnswers({ db, now }: Pick<ManageOptions, "db" | "now">) {
  const read = async (id: string): Promise<EditedPost | Refusal> => {
    const row = await findEdited(db, id);
    return row ? editedPostOf(row, now()) : new Refusal("not-found");
  };
  async function answer(id: string, outcome: Written): Promise<EditedPost | Refusal> {
    if (outcome === "gone") return new Refusal("not-found");
    if (outcome === "taken") return refuseField("invalid-input", "slug", takenText);
    const post = await read(id);
    if (outcome === "stored" || post instanceof Refusal) return post;
    return new Refusal("version-conflict", { current: post });
  }
  return { read, answer };
}
