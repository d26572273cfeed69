import { useEffect, useState } from "react";
import type { UploadCategory } from "../../lib/uploads/file-rules.ts";
import { uploads } from "../../lib/uploads/uploads.ts";

/** The `accept` attribute of a file input; accepts everything until it is loaded. */
export function useAccept(category: UploadCategory): string | undefined {
  const [accept, setAccept] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    uploads.accept(category).then((list) => {
      if (isCurrent && list !== null) setAccept(list);
    });
    return () => {
      isCurrent = false;
    };
  }, [category]);
  return accept;
}
