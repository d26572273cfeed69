/** A phone number as a link that dials it; plain text where it has more than digits and what is usual between them. */
export function PhoneLink({ number }: { number: string }) {
  // The '(0)' of an international number is only dialled within its country.
  const isInternational = /^\s*(\+|00)/.test(number);
  const dialled = (isInternational ? number.replace("(0)", "") : number).replace(/[\s()./-]/g, "");
  if (!/^\+?\d{3,15}$/.test(dialled)) return number;
  return (
    <a href={`tel:${dialled}`} className="underline">
      {number}
    </a>
  );
}
