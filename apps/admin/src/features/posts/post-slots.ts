import type { EditedPost, ListedPost, PostFields } from "@sitewright/contracts";
import type { ReactNode } from "react";
import type { ListColumn } from "../../components/list-kind.ts";

/** The editor's interface for parts of other features. */
export interface PostEditing {
  /** The stored post. */
  readonly post: EditedPost;
  /** The current state in the editor. */
  readonly fields: PostFields;
  /** Sets these fields, as if they were typed. `isReplacing`: the text until now is kept as a revision. */
  readonly change: (part: Partial<PostFields>, how?: { readonly isReplacing?: boolean }) => void;
}

/** Slots for parts of other features, which the routes fill: features do not import each other. */
export interface PostSlots {
  /** Additional columns of the list. */
  readonly columns?: readonly ListColumn<ListedPost>[];
  /** Beside the button for a new post. */
  readonly actions?: ReactNode;
  /** More actions for the ticked posts. */
  readonly bulk?: (chosen: readonly ListedPost[], clear: () => void) => ReactNode;
  /** Buttons above the text. */
  readonly tools?: (editing: PostEditing) => ReactNode;
  /** Below the details. */
  readonly details?: (editing: PostEditing) => ReactNode;
}
