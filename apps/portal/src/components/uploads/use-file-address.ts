import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import { useEffect, useState } from "react";
import { uploads } from "../../lib/uploads/uploads.ts";

/**
 * Where a listed file's picture can be loaded from. After a reload the preview of a file that never reached the
 * server is made anew from the bytes that this browser keeps; `isLost` when it has none.
 */
export function useFileAddress(file: UploadedFile): { url: string; isLost: boolean } {
  const [found, setFound] = useState<{ url: string; isLost: boolean }>({ url: "", isLost: false });
  const isSearched = file.url === "" && file.isTemporary === true;
  useEffect(() => {
    if (!isSearched) return;
    let url = "";
    let isCurrent = true;
    uploads.waitingBytes(file.id).then((bytes) => {
      if (!isCurrent) return;
      if (bytes) url = URL.createObjectURL(bytes);
      setFound({ url, isLost: bytes === null });
    });
    return () => {
      isCurrent = false;
      if (url !== "") URL.revokeObjectURL(url);
    };
  }, [isSearched, file.id]);
  return isSearched ? found : { url: file.url, isLost: false };
}
