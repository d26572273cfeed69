import { useState } from "react";

const newHeaders = () => ({ "idempotency-key": crypto.randomUUID() });

/**
 * The Idempotency-Key header of a form that stays open, and the function that renews it: called once something was
 * created, so that only a retry has the key of what it repeats.
 */
export function useRenewedCreationKey() {
  const [headers, setHeaders] = useState(newHeaders);
  return { headers, renew: () => setHeaders(newHeaders()) };
}
