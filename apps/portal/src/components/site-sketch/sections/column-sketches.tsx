import { Pin } from "../pin.tsx";
import { sectionWords } from "../section-words.ts";
import type { SectionSketchProps } from "./section-sketch-props.ts";

interface Entry {
  readonly title: string;
  readonly line: string;
}

function Columns({ title, items }: { title: string; items: readonly Entry[] }) {
  return (
    <div className="sk-in">
      <p className="sk-h2">
        {title} <Pin color="h2" />
      </p>
      <div className="sk-columns">
        {items.map((item, index) => (
          <div key={item.title}>
            <p className="sk-h3">
              {item.title} {index === 0 && <Pin color="h3" />}
            </p>
            <p className="sk-p">{item.line}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The client's own pages side by side. */
export function ShelfSketch({ words }: SectionSketchProps) {
  return <Columns title={words.shelfTitle} items={words.shelf} />;
}

/** Three strengths side by side. */
export function FeaturesSketch() {
  return <Columns {...sectionWords.features} />;
}

/** What is on offer, as a ruled list. */
export function ServicesSketch() {
  const { title, items } = sectionWords.services;
  return (
    <div className="sk-in">
      <p className="sk-h2">{title}</p>
      {items.map((item) => (
        <div key={item.title} className="sk-row">
          <p className="sk-h3">{item.title}</p>
          <p className="sk-p">{item.line}</p>
        </div>
      ))}
    </div>
  );
}
