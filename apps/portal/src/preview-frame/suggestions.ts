import { previewTexts } from "../components/site-preview/texts.ts";

/** Marks every section of a page as a suggestion, in words and for `site-additions.css`, which draws it faint. */
export function markSuggestions(page: HTMLElement): void {
  for (const section of page.querySelectorAll('[data-from^="layoutSections."]')) {
    section.setAttribute("data-suggested", "");
    const note = page.ownerDocument.createElement("p");
    note.className = "our-note";
    note.textContent = previewTexts.suggested;
    section.prepend(note);
  }
}
