import { z } from "zod";
import { readStored, type Stored } from "../db/stored-json.ts";

const membersSchema = z.array(z.object({ text: z.string(), count: z.int() }));

/** A stored group of unanswered questions: its most frequent one, and all of them with their counts as JSON. */
export interface StoredGroup {
  readonly text: string;
  readonly members: string;
}

/** The questions of a group. */
export const membersOf = ({
  members,
}: Pick<StoredGroup, "members">): Stored<z.output<typeof membersSchema>> =>
  readStored(membersSchema, members);

/** The texts of a group's questions; its most frequent one alone if the others cannot be read. */
export function textsOf(group: StoredGroup): string[] {
  const members = membersOf(group);
  return members.isReadable ? [group.text, ...members.value.map(({ text }) => text)] : [group.text];
}
