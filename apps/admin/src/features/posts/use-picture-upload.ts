import { dataOf } from "@sitewright/app-kit/calls";
import { useCreationKey } from "@sitewright/app-kit/creation-key";
import { useClient } from "@sitewright/app-kit/services";
import { adminUploadPostPicture, POST_PICTURE_MAX_BYTES } from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { useMutation } from "@tanstack/react-query";

/** Uploads a picture; `onUploaded` is called with its address. */
export function usePictureUpload(onUploaded: (url: string) => void) {
  const client = useClient();
  const { toast } = useToast();
  const headers = useCreationKey();
  return useMutation({
    mutationFn: async (file: File) => {
      if (file.size > POST_PICTURE_MAX_BYTES) throw new Error("A picture can be at most 10 MB.");
      return dataOf(client.call(adminUploadPostPicture, { body: { file }, headers }));
    },
    onSuccess: ({ url }) => onUploaded(url),
    onError: (error) =>
      toast({ tone: "error", title: "The picture could not be uploaded.", description: error.message }),
  });
}
