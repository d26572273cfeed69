import clsx from "clsx";
import { Check, X } from "lucide-react";
import { Badge } from "./badge.tsx";

export interface ContrastItem {
  id: string;
  /** Foreground and background, for example "Text on background". */
  name: string;
  /** The required ratio. */
  required: number;
  /** The two colours and the result; null where one of them is no colour. */
  measured: MeasuredPair | null;
}

export interface MeasuredPair {
  foreground: string;
  background: string;
  ratio: number;
  passes: boolean;
}

export interface ContrastCellProps {
  item: ContrastItem;
  passLabel: string;
  failLabel: string;
  unknownLabel: string;
}

const sampleLook = "h-[2.1rem] w-10 flex-none rounded-sm @max-[18rem]:hidden @min-[30rem]:hidden";

/** The pair as two squares, drawn without inline style; hatched without a pair. */
function PairSample({ measured }: Pick<ContrastItem, "measured">) {
  if (!measured) return <span aria-hidden="true" className={clsx("hatched", sampleLook)} />;
  return (
    <svg aria-hidden="true" viewBox="0 0 40 34" className={sampleLook}>
      <rect width="40" height="34" fill={measured.background} />
      <circle cx="20" cy="17" r="9" fill={measured.foreground} />
    </svg>
  );
}

function Verdict({ measured, ...labels }: Pick<ContrastItem, "measured"> & Omit<ContrastCellProps, "item">) {
  if (!measured) {
    return (
      <Badge tone="warn" className="@min-[30rem]:my-[.3rem]">
        {labels.unknownLabel}
      </Badge>
    );
  }
  const { ratio, passes } = measured;
  return (
    <>
      <b
        className={clsx(
          "font-bold font-display text-[1.375rem] leading-none tracking-[-.03em] @min-[30rem]:flex-1 @min-[30rem]:text-[1.75rem]",
          !passes && "text-bad",
        )}
      >
        {ratioText(ratio)}
      </b>
      <Badge tone={passes ? "ok" : "bad"} className={passes ? "" : "bg-bad! text-raised!"}>
        {passes ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}{" "}
        {passes ? labels.passLabel : labels.failLabel}
      </Badge>
    </>
  );
}

/** Rounded down, so that 2.998 never reads as a passing 3.00. */
function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2);
}

/** One pair of a ContrastStrip: a row in a narrow window, a cell in a wide one. */
export function ContrastCell({ item, ...labels }: ContrastCellProps) {
  const { name, required, measured } = item;
  const isFailing = measured !== null && !measured.passes;
  return (
    <li
      className={clsx(
        "flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-[.875rem] leading-[1.35]",
        isFailing ? "bg-bad-wash" : "bg-surface",
      )}
    >
      <PairSample measured={measured} />
      <span className="min-w-0 flex-1 basis-[5.25rem] @min-[30rem]:order-3 @min-[30rem]:basis-full">
        {name} <small className="block text-ink-2 text-xs">needs {required}</small>
      </span>{" "}
      <Verdict measured={measured} {...labels} />
    </li>
  );
}
