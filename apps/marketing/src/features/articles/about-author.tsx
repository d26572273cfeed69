import type { Brand } from "@sitewright/brand";
import { author as founder } from "@sitewright/brand/author";
import { LetterMark } from "@sitewright/ui";

/** The article's author, and links to the agency. The founder's facts are shown for the founder's articles only. */
export function AboutAuthor({ name, brand }: { name: string; brand: Brand }) {
  const isFounder = name === founder.name;
  return (
    <section
      aria-labelledby="author-title"
      className="mt-s-8 grid max-w-[48ch] grid-cols-[auto_minmax(0,1fr)] gap-x-s-5 border-ink border-t-2 pt-s-5 text-[1.125rem]"
    >
      <LetterMark
        letter={name.replace(/^The /, "").charAt(0).toUpperCase()}
        className="mt-1 text-[1.75rem]!"
      />
      <div className="text-body">
        <h2 id="author-title" className="text-ink-2 text-s">
          About the Author
        </h2>
        <p className="font-display font-title text-display-4 leading-[1.3] tracking-[-.015em]">{name}</p>
        <p className="mt-2 text-ink-2">{isFounder ? founder.bio : `Writes for ${brand.agencyName}.`}</p>
        {brand.socialLinks.length > 0 && (
          <ul className="mt-s-3 flex flex-wrap gap-x-s-5 gap-y-2 text-s">
            {brand.socialLinks.map(({ network, url }) => (
              <li key={network}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="text-link pt-[3px] font-[600] no-underline"
                >
                  {brand.agencyName} on {network}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
