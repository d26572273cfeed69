import { clarifications, type OpenQuestion } from "@sitewright/spec-core/render";
import type { Spec } from "@sitewright/spec-core/spec";
import { Badge, Empty } from "@sitewright/ui";
import { PageSection } from "../../components/page-section.tsx";
import { AskClient } from "./ask-client.tsx";
import { questionParts } from "./question-parts.ts";

const blockWords = { launch: "Blocks the launch", page: "Blocks a page" } as const;

const askedWords = {
  client: { title: "For the client", none: "No questions for the client." },
  agency: { title: "For the agency", none: "No questions for the agency." },
} as const;

function Question({ question }: { question: OpenQuestion }) {
  const { first, more } = questionParts(question);
  return (
    <li className="border-line border-t py-[.6rem]">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="mr-auto min-w-0 font-[600] [overflow-wrap:anywhere]">{first}</span>
        {question.blocks !== "nothing" && (
          <Badge tone={question.blocks === "launch" ? "bad" : "warn"}>{blockWords[question.blocks]}</Badge>
        )}
      </p>
      {more.length > 0 && (
        <ul className="mt-1 list-disc pl-5 [overflow-wrap:anywhere]">
          {more.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {question.quotes.map((quote) => (
        <blockquote
          key={quote}
          dir="auto"
          className="mt-1 border-accent border-l-[3px] pl-3 text-ink-2 [overflow-wrap:anywhere]"
        >
          {quote}
        </blockquote>
      ))}
    </li>
  );
}

const List = ({ questions }: { questions: readonly OpenQuestion[] }) => (
  <ul>
    {questions.map((question) => (
      <Question key={question.id} question={question} />
    ))}
  </ul>
);

/** The open questions of a version of the specification, by who can answer them. */
export function Questions({ spec, id, version }: { spec: Spec; id: string; version: number }) {
  const open = clarifications(spec);
  if (open.length === 0)
    return (
      <Empty level={2} title="No open questions">
        The answers cover everything that the builder needs.
      </Empty>
    );
  return (
    <div className="max-w-[52rem]">
      {(["client", "agency"] as const).map((asks) => {
        const questions = open.filter((question) => question.asks === asks);
        return (
          <PageSection
            key={asks}
            title={`${askedWords[asks].title} (${questions.length})`}
            action={
              asks === "client" &&
              questions.length > 0 && <AskClient id={id} version={version} questions={questions} />
            }
          >
            {questions.length === 0 && <p className="text-ink-2">{askedWords[asks].none}</p>}
            <List questions={questions.filter(({ isOptional }) => !isOptional)} />
            {questions.some(({ isOptional }) => isOptional) && (
              <>
                <h3 className="mt-5 font-[600]">Optional</h3>
                <p className="mb-2 text-ink-2">Every page is complete without these answers.</p>
                <List questions={questions.filter(({ isOptional }) => isOptional)} />
              </>
            )}
          </PageSection>
        );
      })}
    </div>
  );
}
