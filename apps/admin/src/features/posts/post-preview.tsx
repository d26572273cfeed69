import { categoryNames, countWords, readTimeText } from "@sitewright/articles";
import type { PostFields } from "@sitewright/contracts";
import { LetterMark } from "@sitewright/ui";
import { BodyPreview } from "./body-preview.tsx";

/** A post as readers will see it, in the available width: rendered by the public site's own renderer and styles. */
export function PostPreview({ fields }: { fields: PostFields }) {
  const { title, excerpt, category, author, image, imageAlt, keyTakeaways, content } = fields;
  return (
    // Headings are sized by the available width, as they are by the window on the site: never larger than the
    // title.
    <article
      aria-label="Preview"
      lang="en"
      className="grid grid-cols-[minmax(0,1fr)] gap-s-5 [--display-3:clamp(1.4rem,5.5cqi,2.25rem)] [--display-4:clamp(1.15rem,4cqi,1.6rem)]"
    >
      <header>
        <p className="text-ink-2 text-s">{categoryNames[category]}</p>
        <h2 className="mt-2 text-balance break-words font-bold font-display text-[clamp(1.75rem,8.5cqi,3.25rem)] leading-[1.08] tracking-[-.03em]">
          {title || "Untitled"}
        </h2>
        <p className="mt-3 text-ink-2 text-s">
          {author}, {readTimeText(countWords(content))}
        </p>
      </header>
      {image !== "" && (
        <img src={image} alt={imageAlt} className="aspect-[3/2] w-full rounded-sm object-cover" />
      )}
      {excerpt !== "" && (
        <p className="font-[470] font-display text-[1.25rem] leading-[1.42] tracking-[-.012em]">{excerpt}</p>
      )}
      {keyTakeaways.length > 0 && (
        <section className="border-ink border-t-2 pt-3">
          <h3 className="mb-3 font-display font-title text-display-4 leading-[1.2]">Key Takeaways</h3>
          <ul className="grid gap-3">
            {keyTakeaways.map((text, index) => (
              <li key={index} className="grid grid-cols-[auto_1fr] gap-x-3 leading-[1.45]">
                <LetterMark letter={String.fromCharCode(97 + index)} />
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {content.trim() === "" ? (
        <p className="text-ink-3">Your text appears here as readers will see it.</p>
      ) : (
        <BodyPreview content={content} />
      )}
    </article>
  );
}
