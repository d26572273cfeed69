import { inTime } from "./answer-limit.ts";

/** The fields of a form that are filled in, as JSON. */
const filledFields = (form: HTMLFormElement): string =>
  JSON.stringify(Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== "")));

/** Not by `reset`: a form that the server refused before has what was typed as its initial values. */
function emptyFields({ elements }: HTMLFormElement): void {
  for (const field of elements) {
    const isTyped = field instanceof HTMLInputElement && field.type !== "hidden";
    if (isTyped || field instanceof HTMLTextAreaElement) field.value = "";
  }
}

/**
 * Posts the fields of a form that are filled in. Once the server has accepted them, the fields are emptied, unless
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
  if (response.ok && filledFields(form) === body) emptyFields(form);
  return response;
}
