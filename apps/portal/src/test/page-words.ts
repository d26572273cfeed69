/** All visible and accessible text of the page, with single spaces. */
export function pageWords(): string {
  const names = ["aria-label", "placeholder", "aria-valuetext"];
  const labelled = document.querySelectorAll(names.map((name) => `[${name}]`).join());
  const labels = [...labelled].flatMap((element) =>
    names.flatMap((name) => element.getAttribute(name) ?? []),
  );
  return [document.body.textContent ?? "", ...labels].join("\n").replace(/[\s\u00a0]+/g, " ");
}
