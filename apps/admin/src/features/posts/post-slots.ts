import type { EditedPost, ListedPost, PostFields } from "@sitewright/contracts";
import type { ReactNode } from "react";
import type { ListColumn } from "../../components/list-kind.ts";

/** What a part of another feature may do in the editor of a post. */
export interface PostEditing {
  /** As it was last stored. */
  readonly post: EditedPost;
  /** As it stands in the editor now. */
  readonly fields: PostFields;
  /** Writes these fields, as if somebody had typed them. */
  readonly change: (part: Partial<PostFields>) => void;
}

/** Places for parts of other features, which the routes put there: features do not know each other. */
export interface PostSlots {
  /** Further columns of the list. */
  readonly columns?: readonly ListColumn<ListedPost>[];
  /** Beside the button for a new post. */
  readonly actions?: ReactNode;
  /** What else can be done with the posts that are ticked. */
  readonly bulk?: (chosen: readonly ListedPost[], clear: () => void) => ReactNode;
  /** Buttons above the text. */
  readonly tools?: (editing: PostEditing) => ReactNode;
  /** Below the details. */
  readonly details?: (editing: PostEditing) => ReactNode;
}
