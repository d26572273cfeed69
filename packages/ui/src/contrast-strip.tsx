import clsx from "clsx";
import { Check, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Badge } from "./badge.tsx";
import { ContrastCell, type ContrastItem } from "./contrast-cell.tsx";

export interface ContrastStripProps {
  title: ReactNode;
  items: readonly ContrastItem[];
  /** The overall verdict, for example "1 of 3 fails". */
  verdict: string;
  passLabel?: string;
  failLabel?: string;
  /** Shown instead of a verdict where one of the two is no colour. */
  unknownLabel?: string;
  /** One line per pair that can be fixed: a ContrastOffer. */
  children?: ReactNode;
  level?: 2 | 3;
  className?: string;
}

const icons = {
  ok: <Check aria-hidden="true" />,
  warn: <TriangleAlert aria-hidden="true" />,
  bad: <X aria-hidden="true" />,
} as const;

/** A failing one takes precedence over one that could not be checked. */
function toneOf(items: readonly ContrastItem[]): keyof typeof icons {
  if (items.some(({ measured }) => measured?.passes === false)) return "bad";
  return items.some(({ measured }) => measured === null) ? "warn" : "ok";
}

/** Accessibility check of colours: the ratio as the largest figure, the verdict as a badge, then the fix. */
export function ContrastStrip(props: ContrastStripProps) {
  const {
    title,
    items,
    verdict,
    passLabel = "Pass",
    failLabel = "Fail",
    unknownLabel = "Cannot be checked",
    children,
    level = 2,
    className,
  } = props;
  const titleId = useId();
  const Heading = `h${level}` as const;
  const tone = toneOf(items);
  return (
    <section
      aria-labelledby={titleId}
      className={clsx(
        "@container overflow-hidden rounded-md border border-line-strong bg-surface",
        className,
      )}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-[1.1rem] py-[.8rem]">
        <Heading id={titleId} className="font-[670] font-display text-[1.25rem] leading-[1.2] tracking-title">
          {title}
        </Heading>
        <Badge tone={tone}>
          {icons[tone]} {verdict}
        </Badge>
      </header>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-px @min-[30rem]:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] border-line border-t bg-line">
        {items.map((item) => (
          <ContrastCell key={item.id} item={item} {...{ passLabel, failLabel, unknownLabel }} />
        ))}
      </ul>
      {children}
    </section>
  );
}
