import { endpointUrl, getUploadPreview } from "@sitewright/contracts";
import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import { useEffect, useState } from "react";
import { uploads } from "../../lib/uploads/uploads.ts";

/**
 * The URL of a listed file's picture: its small preview once it is stored, else one of the bytes that wait in this
 * browser; `isLost` when there are none.
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
    // A failed retry lists the file anew: its bytes may be gone.
  }, [isSearched, file]);
  if (isSearched) return found;
  const isStored = file.isTemporary !== true;
  return {
    url: isStored ? endpointUrl(getUploadPreview, { params: { id: file.id } }) : file.url,
    isLost: false,
  };
}
