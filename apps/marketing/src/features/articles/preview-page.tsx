import type { Post } from "@sitewright/articles";
import type { Brand } from "@sitewright/brand";
import { Wrap } from "../../components/wrap.tsx";
import { Article } from "./article-page.tsx";

/** A post as it is edited, for anyone who has its link: the page that readers will see, marked as a preview. */
export function PreviewPage({ post, brand }: { post: Post; brand: Brand }) {
  return (
    <>
      <div className="border-line border-b bg-warn-wash">
        <Wrap className="py-3 text-s">
          <strong>Preview.</strong> This is the post as it is in the editor now. Readers may see another
          version, or none yet. Please do not pass this link on.
        </Wrap>
      </div>
      <Article post={post} brand={brand} />
    </>
  );
}
