/**
 * Tells browsers' agents what the forms of the page are for (WebMCP, declarative API). The draft's attributes are no part
 * of HTML yet: the page carries them as data, so that it stays valid, and they are set where a script runs.
 */
export function startAgentTools(page: Document): void {
  for (const form of page.querySelectorAll<HTMLElement>("[data-tool-name]")) {
    form.setAttribute("toolname", form.dataset.toolName ?? "");
    form.setAttribute("tooldescription", form.dataset.toolDescription ?? "");
  }
  for (const field of page.querySelectorAll<HTMLElement>("[data-tool-param]"))
    field.setAttribute("toolparamdescription", field.dataset.toolParam ?? "");
}
