import { sectionWords } from "../section-words.ts";

/** A client's sentence, set large. */
export function TestimonialsSketch() {
  const { quote, author } = sectionWords.testimonials;
  return (
    <div className="sk-in sk-quote">
      <p className="sk-h2">“{quote}”</p>
      <p className="sk-p">{author}</p>
    </div>
  );
}

/** Pictures of work or products. */
export function PortfolioSketch() {
  const { title, items } = sectionWords.portfolio;
  return (
    <div className="sk-in">
      <p className="sk-h2">{title}</p>
      <div className="sk-gallery">
        {items.map((item) => (
          <div key={item}>
            <span className="sk-picture" />
            <p className="sk-h3">{item}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The people, with a round portrait each. */
export function TeamSketch() {
  const { title, items, role } = sectionWords.team;
  return (
    <div className="sk-in">
      <p className="sk-h2">{title}</p>
      <div className="sk-team">
        {items.map((item) => (
          <div key={item}>
            <span className="sk-portrait" />
            <p className="sk-h3">{item}</p>
            <p className="sk-p">{role}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
