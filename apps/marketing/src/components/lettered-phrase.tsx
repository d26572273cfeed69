import { LetterMark, MarkedPhrase } from "@sitewright/ui";
import clsx from "clsx";

/** Words with their letter, which never wraps without the last of them. */
export function LetteredPhrase({
  text,
  letter,
  className,
  markClassName,
}: {
  text: string;
  letter: string;
  /** On the underlined words. */
  className?: string | undefined;
  markClassName?: string | undefined;
}) {
  const lastWordAt = text.lastIndexOf(" ") + 1;
  return (
    <>
      <MarkedPhrase className={clsx(className)}>{text.slice(0, lastWordAt)}</MarkedPhrase>
      <span className="whitespace-nowrap">
        <MarkedPhrase className={clsx(className)}>{text.slice(lastWordAt)}</MarkedPhrase>
        <LetterMark letter={letter} className={clsx("mr-[.1em] ml-[min(.5em,2vw)]", markClassName)} />
      </span>
    </>
  );
}
