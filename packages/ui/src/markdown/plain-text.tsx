/** Characters in one block; the browser does not lay out blocks out of view. */
const pieceLength = 8192;

function pieces(content: string): string[] {
  const found: string[] = [];
  for (let start = 0; start < content.length; ) {
    const rest = content.slice(start, start + pieceLength);
    const isLast = start + pieceLength >= content.length;
    const lineEnd = rest.lastIndexOf("\n");
    const length = isLast || lineEnd < 0 ? rest.length : lineEnd + 1;
    found.push(rest.slice(0, length));
    start += length;
  }
  return found;
}

/** A text as its source. */
export function PlainText({ content }: { content: string }) {
  return (
    <div className="markdown-plain">
      {pieces(content).map((piece, index) => (
        <pre key={index}>{piece}</pre>
      ))}
    </div>
  );
}
