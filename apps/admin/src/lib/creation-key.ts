import { useState } from "react";

/**
 * The header under which something is made once: pressed twice, or sent again after a lost answer, the same content makes
 * nothing twice. Another one each time that the form opens.
 */
export function useCreationKey(): { readonly "idempotency-key": string } {
  const [headers] = useState(() => ({ "idempotency-key": crypto.randomUUID() }));
  return headers;
}
