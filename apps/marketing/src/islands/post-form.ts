/**
 * Posts the fields of a form that are filled in, as JSON.
 * @throws when there is no connection
 */
export function postForm(form: HTMLFormElement, address: string): Promise<Response> {
  const filled = [...new FormData(form)].filter(([, value]) => value !== "");
  return fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(Object.fromEntries(filled)),
  });
}
