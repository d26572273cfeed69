import { useState } from "react";

/**
 * The Idempotency-Key header of a form: a double click, or a retry after a lost response, creates nothing
 * twice. Each opening of the form gets a new key.
 */
export function useCreationKey(): { readonly "idempotency-key": string } {
  const [headers] = useState(() => ({ "idempotency-key": crypto.randomUUID() }));
  return headers;
}
