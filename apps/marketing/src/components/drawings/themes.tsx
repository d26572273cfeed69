import { Drawing, display } from "./drawing.tsx";

/** Background, text and one bright colour of the sixteen themes, as in spec-core. */
export const themeTiles = [
  ["#F3FAFC", "#12303F", "#075985"],
  ["#F6FAF1", "#1E2B21", "#B9770E"],
  ["#FFF7F0", "#3B1F2B", "#E0602C"],
  ["#0A1628", "#E3EFFA", "#5EEAD4"],
  ["#0E1A13", "#E7F0E6", "#E8CE73"],
  ["#150F2B", "#EDE9FE", "#8B5CF6"],
  ["#1A0F0D", "#FBEAE2", "#DE452C"],
  ["#F5F8FD", "#1C2B42", "#D4668A"],
  ["#FBF5EB", "#38261F", "#C67A2E"],
  ["#0B0B14", "#EDEDF7", "#22F5E4"],
  ["#F7F8F3", "#283028", "#C27B5C"],
  ["#171432", "#ECEBFA", "#F2C94C"],
  ["#F7F9FC", "#1F2933", "#2F6690"],
  ["#FFF4F0", "#2B2D42", "#B5179E"],
  ["#FFFFFF", "#0F172A", "#0F766E"],
  ["#101014", "#FFFFFF", "#FFD60A"],
] as const;

/** Contrast: every theme as a tile with a readable letter. */
export function ThemesDrawing() {
  return (
    <Drawing label="Sixteen tiles in the colours of sixteen themes, each with a letter that stands out from its ground">
      {themeTiles.map(([ground, text, accent], index) => {
        const x = (index % 4) * 150;
        const y = Math.floor(index / 4) * 100;
        return (
          <g key={ground + text}>
            <rect x={x} y={y} width="150" height="100" fill={ground} />
            <text x={x + 22} y={y + 76} fill={text} fontSize="74" {...display}>
              a
            </text>
            <rect x={x + 84} y={y + 62} width="44" height="14" fill={accent} />
          </g>
        );
      })}
    </Drawing>
  );
}
