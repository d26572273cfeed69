/** @jsxImportSource preact */

/** An email address, or a phone number in international form. */
const reachable = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{6,}\d)/;

/** A line of an answer in which email addresses and phone numbers can be pressed. */
export function LinkedText({ text }: { text: string }) {
  return (
    <>
      {text.split(reachable).map((part, at) => {
        if (at % 2 === 0) return part;
        const href = part.includes("@") ? `mailto:${part}` : `tel:${part.replaceAll(" ", "")}`;
        return <a href={href}>{part}</a>;
      })}
    </>
  );
}
