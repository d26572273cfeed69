import { inTime } from "./answer-limit.ts";

/** The fields of a form that are filled in, as JSON. */
const filledFields = (form: HTMLFormElement): string =>
  JSON.stringify(Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== "")));

/**
 * Posts the fields of a form that are filled in. Once the server has accepted them, the form is emptied, unless
 * something else was typed meanwhile. @throws when there is no connection, or no answer in time
 */
export async function postForm(form: HTMLFormElement, address: string): Promise<Response> {
  const body = filledFields(form);
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    signal: inTime(),
  });
  if (response.ok && filledFields(form) === body) form.reset();
  return response;
}
