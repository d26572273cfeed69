/**
 * Facts in a row, with dots between them. Where the row is too narrow it breaks between two facts, not inside one, and
 * the dot that would begin a line is in the clipped margin.
 */
export function InlineFacts({ facts }: { facts: readonly string[] }) {
  return (
    <span className="block overflow-hidden">
      <span className="-ml-[1em] flex flex-wrap">
        {facts.map((fact, index) => (
          <span key={fact} className="flex">
            <span className="w-[1em] flex-none whitespace-pre text-center">{index > 0 && " · "}</span>
            <span className="min-w-0 break-words">{fact}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
