import { stepTitleId } from "./step-page.tsx";

/**
 * Call before a list item is removed by its focused button: moves the focus to the same button of the next or previous
 * item, else to the line of the fold around the list or the step's title, so that it does not fall back to the top of
 * the page.
 */
export function focusNeighbor(button: HTMLElement): void {
  const item = button.closest("li");
  const name = button.dataset.act ?? "";
  const act = `[data-act="${name}"]`;
  const beside = [item?.nextElementSibling, item?.previousElementSibling]
    .map((neighbor) => neighbor?.querySelector<HTMLElement>(act))
    .find(Boolean);
  const fold = item?.closest("details")?.querySelector("summary");
  (beside ?? fold ?? document.getElementById(stepTitleId))?.focus();
}
