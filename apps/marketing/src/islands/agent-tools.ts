/**
 * Declares the forms of the page as tools for browser agents (WebMCP, declarative API). The draft's
 * attributes are not part of HTML yet: the page has them as data attributes, so that it stays valid, and a
 * script sets them.
 */
export function startAgentTools(page: Document): void {
  for (const form of page.querySelectorAll<HTMLElement>("[data-tool-name]")) {
    form.setAttribute("toolname", form.dataset.toolName ?? "");
    form.setAttribute("tooldescription", form.dataset.toolDescription ?? "");
  }
  for (const field of page.querySelectorAll<HTMLElement>("[data-tool-param]"))
    field.setAttribute("toolparamdescription", field.dataset.toolParam ?? "");
}
