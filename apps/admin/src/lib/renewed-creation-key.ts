import { useState } from "react";

const newHeaders = () => ({ "idempotency-key": crypto.randomUUID() });

/**
 * The Idempotency-Key header of a form that stays open, and the function that renews it, to be called after something
 * was created: only a retry may repeat a key.
 */
export function useRenewedCreationKey() {
  const [headers, setHeaders] = useState(newHeaders);
  return { headers, renew: () => setHeaders(newHeaders()) };
}
