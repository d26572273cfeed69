import { LetterMark } from "@sitewright/ui";
import { leaves } from "./sample-client.ts";

function Loaf() {
  return (
    <svg className="sample-loaf" viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      <circle cx="200" cy="200" r="190" fill="#C65A1E" />
      <circle
        cx="200"
        cy="200"
        r="158"
        fill="none"
        stroke="#7A2414"
        strokeWidth="5"
        strokeDasharray="2 15"
        strokeLinecap="round"
        opacity=".55"
      />
      <path d="M92 308Q210 250 308 92" fill="none" stroke="#FFF3DC" strokeWidth="9" strokeLinecap="round" />
      {leaves.map((transform) => (
        <path key={transform} transform={transform} d="M10 0Q44 -22 84 0Q44 22 10 0Z" fill="#FFF3DC" />
      ))}
    </svg>
  );
}

/** The site made from the sample client's words. One picture for a screen reader: it is a sample, not our page. */
export function SampleSite() {
  return (
    <div
      role="img"
      aria-label="The site built from those words: Greenwich Bakehouse. Tomorrow’s loaf, ordered tonight. A button to order a loaf, and what is in it."
      className="sample"
    >
      <div className="sample-nav">
        <b>Greenwich Bakehouse</b>
        <span>Home</span>
        <span>Products</span>
        <span>FAQ</span>
        <span>Contact</span>
      </div>
      <div className="sample-hero">
        <div>
          <p className="sample-title">
            Tomorrow’s loaf, ordered{" "}
            <span className="whitespace-nowrap">
              tonight.
              <LetterMark letter="d" className="sample-mark ml-[.5em] align-[1.1em]" />
            </span>
          </p>
          <p className="sample-text">
            <LetterMark letter="a" className="sample-mark mr-[.55em] align-[.1em]" />
            Sourdough from Greenwich, SE10. Order by 20:00, collect from 07:00.
          </p>
          <span className="inline-flex items-center gap-[.55em]">
            <span className="sample-button">Order a loaf</span>
            <LetterMark letter="b" className="sample-mark" />
          </span>
        </div>
        <Loaf />
      </div>
      <div className="sample-strip">
        <span className="inline-flex items-center gap-[.55em]">
          <LetterMark letter="c" className="sample-mark" />
          <b className="sample-name">What’s in it</b>
        </span>
        <span>Wheat flour</span>
        <span>Rye flour</span>
        <span>Water</span>
        <span>Sea salt</span>
        <span>36 hours</span>
      </div>
    </div>
  );
}
