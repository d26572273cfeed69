import { sectionWords } from "../section-words.ts";
import { SketchButton } from "../sketch-button.tsx";
import type { SectionSketchProps } from "./section-sketch-props.ts";

/** Three plans side by side. */
export function PricingSketch({ buttonStyle }: SectionSketchProps) {
  const { title, items, price } = sectionWords.pricing;
  return (
    <div className="sk-in">
      <p className="sk-h2">{title}</p>
      <div className="sk-columns sk-plans">
        {items.map((item) => (
          <div key={item}>
            <p className="sk-h3">{item}</p>
            <p className="sk-p sk-price">{price}</p>
            <SketchButton look={buttonStyle}>Choose</SketchButton>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A form, and the ways to reach the business. */
export function ContactSketch({ buttonStyle }: SectionSketchProps) {
  const { title, line, fields, action } = sectionWords.contact;
  return (
    <div className="sk-in sk-contact">
      <div>
        <p className="sk-h2">{title}</p>
        <p className="sk-p">{line}</p>
      </div>
      <div>
        {fields.map((field) => (
          <p key={field} className="sk-p sk-field">
            {field}
          </p>
        ))}
        <SketchButton look={buttonStyle}>{action}</SketchButton>
      </div>
    </div>
  );
}
