import { ownersSentences, type SampleQuestion, sampleQuestions } from "@sitewright/brand/chatbots";
import { LetterMark } from "@sitewright/ui";
import { Fragment } from "react";
import { LetteredPhrase } from "../../components/lettered-phrase.tsx";
import { bleedClass } from "../../components/wrap.tsx";

/** Shown for the chosen question: selected by the radio, without a script. Full class names, which Tailwind needs. */
const shownFor = [
  "group-has-[[value=q0]:checked]/chat:block",
  "group-has-[[value=q1]:checked]/chat:block",
  "group-has-[[value=q2]:checked]/chat:block",
] as const;

/** The sentences that answer the chosen question are highlighted. */
const litFor = [
  "group-has-[[value=q0]:checked]/chat:bg-accent-wash",
  "group-has-[[value=q1]:checked]/chat:bg-accent-wash",
  "group-has-[[value=q2]:checked]/chat:bg-accent-wash",
] as const;

const litBy = (letter: string): string =>
  sampleQuestions
    .flatMap(({ answer }, index) =>
      answer.some((piece) => piece.letter === letter) ? (litFor[index] ?? []) : [],
    )
    .join(" ");

function Choice({ question, index }: { question: SampleQuestion; index: number }) {
  return (
    <label className="relative flex min-h-[44px] items-center rounded-sm border-[1.5px] border-line-strong bg-raised px-4 py-2 text-[1rem] leading-snug hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="sample-question"
        value={`q${index}`}
        defaultChecked={index === 0}
        className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
      />
      {question.question}
    </label>
  );
}

function Answer({ question, index }: { question: SampleQuestion; index: number }) {
  return (
    <div className={`hidden ${shownFor[index] ?? ""}`}>
      <p className="ml-auto w-fit max-w-[30ch] rounded-md bg-ink px-4 py-3 text-paper">{question.question}</p>
      <p className="mt-3 w-fit max-w-[36ch] rounded-md bg-sunken px-5 py-4 text-[1.125rem] text-ink leading-[1.55]">
        {question.answer.map(({ text, letter }) => (
          <Fragment key={text}>
            {letter === undefined ? (
              text
            ) : (
              <span className="font-[520] font-display">
                <LetteredPhrase text={text} letter={letter} />
              </span>
            )}
          </Fragment>
        ))}
      </p>
    </div>
  );
}

/** A sample of a chatbot: three questions to choose from, each answer with its source sentences. */
export function SampleChat() {
  return (
    <div className={`group/chat rounded-l-md border border-line border-r-0 bg-surface ${bleedClass}`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-s-5 py-[clamp(1.2rem,3vw,2.6rem)] pr-gutter pl-[clamp(1.2rem,3vw,2.6rem)]">
        <div>
          <h2 className="mb-3 font-display font-title text-[1.375rem] leading-tight tracking-title">
            What the baker told it
          </h2>
          <ul className="-mx-[min(.75rem,4vw)] border-ink border-t-2">
            {ownersSentences.map(({ letter, text }) => (
              <li
                key={letter}
                className={`flex items-baseline gap-3 border-line border-b px-3 py-[.7rem] transition-colors ${litBy(letter)}`}
              >
                <LetterMark letter={letter} variant="outline" />
                <span className="min-w-0 font-[470] font-display text-[1.125rem] leading-snug">{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <fieldset>
          <legend className="mb-3 font-display font-title text-[1.375rem] leading-tight tracking-title">
            Ask it
          </legend>
          <div className="flex flex-wrap gap-2">
            {sampleQuestions.map((question, index) => (
              <Choice key={question.id} question={question} index={index} />
            ))}
          </div>
        </fieldset>
        <div className="min-h-[13rem]" aria-live="polite">
          {sampleQuestions.map((question, index) => (
            <Answer key={question.id} question={question} index={index} />
          ))}
        </div>
        <p className="text-ink-3 text-s">
          A sample with three sentences. Yours knows all that your pages say. Ours waits at the lower right,
          under ‘Questions?’.
        </p>
      </div>
    </div>
  );
}
