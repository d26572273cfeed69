import { dataOf, ExpectedError } from "@sitewright/app-kit/calls";
import { changedFileText, isReadable } from "@sitewright/app-kit/chosen-file";
import { useCreationKey } from "@sitewright/app-kit/creation-key";
import { useClient } from "@sitewright/app-kit/services";
import { adminUploadPostPicture, POST_PICTURE_MAX_BYTES } from "@sitewright/contracts";

/** Uploads a picture of a post: returns its address, or throws an error with the reason in words. */
export function useUploadPicture(): (file: File) => Promise<string> {
  const client = useClient();
  const headers = useCreationKey();
  return async (file) => {
    if (file.size > POST_PICTURE_MAX_BYTES) throw new Error("A picture can be at most 10 MB.");
    if (!(await isReadable(file))) throw new ExpectedError(changedFileText);
    const { url } = await dataOf(client.call(adminUploadPostPicture, { body: { file }, headers }));
    return url;
  };
}
