import clsx from "clsx";

const lineWidths = ["w-full", "w-[86%]", "w-[94%]", "w-[78%]", "w-[90%]", "w-[40%]"] as const;

export interface SkeletonProps {
  /** Lines of text; at most six are drawn. 0 for only the title. */
  lines?: number;
  /** A wider line above them. */
  title?: boolean;
  /** Shown and announced. */
  label?: string;
  className?: string;
}

/** A placeholder in the shape of the content, with "Loading..." as text. */
export function Skeleton({ lines = 3, title = false, label = "Loading...", className }: SkeletonProps) {
  return (
    <div role="status" aria-busy="true" className={clsx("grid gap-2.5", className)}>
      {title && <span className="skeleton mb-1.5 block h-6 w-[55%] rounded-[2px]" />}
      {lineWidths.slice(0, lines).map((width) => (
        <span key={width} className={clsx("skeleton block h-3.5 rounded-[2px]", width)} />
      ))}
      <span className="text-ink-3 text-s">{label}</span>
    </div>
  );
}
