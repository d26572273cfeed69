import "./confetti.css";
import { useEffect, useState } from "react";

/** The number of pieces, and how long they fall. */
export const confettiPieces = 50;
export const confettiMs = 3000;

const traits = ["--x", "--length", "--pace", "--delay", "--drift", "--turn"] as const;

/** Sets each piece's own values through the style object, which a strict style policy permits. */
const scatter = (random: () => number) => (piece: HTMLElement | null) => {
  for (const trait of traits) piece?.style.setProperty(trait, random().toFixed(3));
};

const isMotionUnwanted = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Fifty pieces of paper for three seconds, once; none with `prefers-reduced-motion`. */
export function Confetti({ random = Math.random }: { random?: () => number }) {
  const [isOver, setIsOver] = useState(isMotionUnwanted);
  const [place] = useState(() => scatter(random));
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), confettiMs);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <div className="confetti" aria-hidden="true">
      {Array.from({ length: confettiPieces }, (_, index) => (
        <i key={index} ref={place} />
      ))}
    </div>
  );
}
