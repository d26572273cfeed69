import type { KnowledgeDetails } from "@sitewright/contracts";
import { ScrollArea } from "../../components/scroll-area.tsx";

interface BuiltInProps {
  entry: KnowledgeDetails;
  builtIn: NonNullable<KnowledgeDetails["builtIn"]>;
}

/** The product's own text, beside the staff's version of it. */
export function BuiltIn({ entry, builtIn }: BuiltInProps) {
  return (
    <details className="border-line border-t border-b py-2">
      <summary className="cursor-pointer font-[600]">
        Built-in answer and {builtIn.examples.length} ways to ask
      </summary>
      {entry.origin === "edited" && (
        <p className="mt-2 text-ink-2">Your answer does not update when prices or names change elsewhere.</p>
      )}
      <p className="mt-2 whitespace-pre-line text-s">{builtIn.answer}</p>
      <ScrollArea className="mt-2 max-h-[10rem] pl-4 text-ink-2 text-s">
        <ul className="list-disc">
          {builtIn.examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
      </ScrollArea>
    </details>
  );
}
