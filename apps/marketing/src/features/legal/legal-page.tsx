import type { LegalSection, LegalText } from "@sitewright/brand/legal/legal-text";
import { Note } from "@sitewright/ui";
import { EmailWords } from "../../components/email-words.tsx";
import { splitClass, Wrap } from "../../components/wrap.tsx";

/** A text with a placeholder for the agency's address. */
function WithAddress({ text, email }: { text: string; email: string }) {
  const [before, ...after] = text.split(email);
  return (
    <>
      {before}
      {after.map((part) => (
        <span key={part}>
          <a href={`mailto:${email}`} className="inline-block max-w-full underline">
            <EmailWords email={email} />
          </a>
          {part}
        </span>
      ))}
    </>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="On this page" className="broad:sticky broad:top-s-6 broad:self-start">
      <ol className="gap-x-s-6 border-line border-t phone:columns-2 broad:columns-1">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="break-inside-avoid border-line border-b">
            <a
              href={`#${id}`}
              className="grid grid-cols-[2.2ch_minmax(0,1fr)] gap-x-3 py-[.7rem] font-nav no-underline hover:underline"
            >
              <span className="font-display text-accent-ink">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section, number, email }: { section: LegalSection; number: number; email: string }) {
  const { id, title, body } = section;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-s-5 border-line border-t py-s-7 first:border-t-0 first:pt-s-6"
    >
      <h2
        id={`${id}-title`}
        className="mb-s-4 font-display font-title text-display-3 leading-[1.1] tracking-[-.025em]"
      >
        {number}. {title}
      </h2>
      <div className="grid max-w-[46ch] grid-cols-[minmax(0,1fr)] gap-s-4">
        {body.map((part) =>
          typeof part === "string" ? (
            <p key={part}>
              <WithAddress text={part} email={email} />
            </p>
          ) : (
            <ul
              key={part.join()}
              className="grid grid-cols-[minmax(0,1fr)] list-disc gap-2 pl-[1.2em] marker:text-ink-3"
            >
              {part.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ),
        )}
      </div>
    </section>
  );
}

/** A legal text: a one-sentence summary, its contents, then the full text. */
export function LegalPage({ text, email }: { text: LegalText; email: string }) {
  const { title, lead, updated, isSample, sections } = text;
  return (
    <Wrap className="pt-[clamp(1.5rem,4vw,4rem)] pb-section">
      <h1 className="font-display font-bold text-display-2 leading-none tracking-display">{title}</h1>
      <p className="mt-s-5 max-w-[36ch] text-ink-2 text-lead">{lead}</p>
      <p className="mt-s-4 text-ink-3">Last updated {updated}</p>
      {isSample && (
        <Note tone="warn" className="mt-s-6 max-w-[46ch] text-[1rem]! text-balance">
          This is a sample text that came with the software. A lawyer has to check it before it is relied on.
        </Note>
      )}
      <div className={`mt-[clamp(2.5rem,5vw,5rem)] ${splitClass}`}>
        <Contents sections={sections} />
        <div className="border-line border-t">
          {sections.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} email={email} />
          ))}
        </div>
      </div>
    </Wrap>
  );
}
