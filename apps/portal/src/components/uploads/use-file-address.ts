import { endpointUrl, getUploadPreview } from "@sitewright/contracts";
import type { UploadedFile } from "@sitewright/spec-core/onboarding";
import { useEffect, useState } from "react";
import { uploads } from "../../lib/uploads/uploads.ts";

/**
 * The URL of a listed file's picture: its small preview once it is stored, else its own bytes. After a
 * reload, the preview of a file that never reached the server is made from the bytes kept in this browser;
 * `isLost` when there are none.
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
  if (isSearched) return found;
  const isStored = file.isTemporary !== true;
  return {
    url: isStored ? endpointUrl(getUploadPreview, { params: { id: file.id } }) : file.url,
    isLost: false,
  };
}
