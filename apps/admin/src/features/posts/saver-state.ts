import type { EditedPost, PostFields } from "@sitewright/contracts";
import type { Merged } from "./merge-fields.ts";

/** Whether the typed text is saved. */
type SavingState = "saved" | "saving" | "offline" | "failed";

/** Another person's changes that conflict with those here. */
export type Conflict = Merged & { readonly post: EditedPost };

/** The editor's state. A new object after every change. */
export interface SaverState {
  /** The server's version. */
  readonly post: EditedPost;
  readonly fields: PostFields;
  readonly saving: SavingState;
  /** The reason for not saving, in words. */
  readonly reason: string;
  /** True where it is not saved because the session has ended. */
  readonly isSignedOut: boolean;
  /** False where this browser refused to keep what is not saved. */
  readonly isKept: boolean;
  /** The error of the address. */
  readonly slugFault: string | undefined;
  /** While there is one, nothing is saved until one side is chosen. */
  readonly conflict: Conflict | undefined;
  /** Incremented when the text is replaced other than by typing. */
  readonly epoch: number;
}
