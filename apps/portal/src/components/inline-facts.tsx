/**
 * Facts in a row, separated by dots. A narrow row breaks between two facts, not inside one, and a dot at the
 * start of a line is clipped by the margin.
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
