import { GeneratorTool } from "../features/generator/generator-tool.tsx";
import { PostEditorScreen } from "../features/posts/editor-screen.tsx";
import type { PostSlots } from "../features/posts/post-slots.ts";
import { IndexDetails } from "../features/search-engines/index-details.tsx";

const slots: PostSlots = {
  tools: ({ fields, change }) => <GeneratorTool fields={fields} change={change} />,
  details: ({ post }) => <IndexDetails post={post} />,
};

/** The editor of a post, with the generator above its text and the search engines below its details. */
export const PostEditor = () => <PostEditorScreen slots={slots} />;
