import type { PostSummary } from "@sitewright/articles";
import { Drawing, DrawnMark, display } from "./drawing.tsx";

const grounds = {
  design: "var(--sunken)",
  technology: "var(--block)",
  business: "var(--accent-wash)",
  strategy: "var(--warn-wash)",
  marketing: "var(--info-wash)",
  general: "var(--ok-wash)",
} as const;

/** A post without a picture: the first letter of its title, set as large as the frame. */
export function InitialDrawing({ title, category }: Pick<PostSummary, "title" | "category">) {
  const [initial = "·"] = Array.from(title.trim());
  return (
    <Drawing label={`The letter ${initial}`} ground={grounds[category]}>
      <text
        x="300"
        y="318"
        textAnchor="middle"
        fill={category === "technology" ? "var(--on-block)" : "var(--ink)"}
        fontSize="330"
        {...display}
      >
        {initial}
      </text>
      <rect x="110" y="340" width="380" height="10" fill="var(--accent)" />
      <DrawnMark x={500} y={30} letter={category.charAt(0)} size={62} />
    </Drawing>
  );
}
