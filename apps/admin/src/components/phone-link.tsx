/** A phone number that a phone dials; as plain text where it has more than digits and what is usual between them. */
export function PhoneLink({ number }: { number: string }) {
  const dialled = number.replace(/\(0\)/, "").replace(/[\s()./-]/g, "");
  if (!/^\+?\d{3,15}$/.test(dialled)) return number;
  return (
    <a href={`tel:${dialled}`} className="underline">
      {number}
    </a>
  );
}
