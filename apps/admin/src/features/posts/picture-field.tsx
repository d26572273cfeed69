import { postLimits } from "@sitewright/articles";
import type { PostFields } from "@sitewright/contracts";
import { Button, Field, Fieldset, Input } from "@sitewright/ui";
import { useMutation } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import { FileButton } from "./file-button.tsx";
import { useUploadPicture } from "./use-upload-picture.ts";

interface PictureFieldProps {
  fields: Pick<PostFields, "image" | "imageAlt">;
  change: (part: Partial<PostFields>) => void;
}

/** The picture above a post, and its alternative text. */
export function PictureField({ fields: { image, imageAlt }, change }: PictureFieldProps) {
  const uploading = useMutation({
    mutationFn: useUploadPicture(),
    onSuccess: (url) => change({ image: url }),
  });
  return (
    <Fieldset
      legend="Featured image"
      contentClassName="grid gap-3"
      error={
        uploading.error && (
          <span role="alert">The picture could not be uploaded. {uploading.error.message}</span>
        )
      }
    >
      {image === "" ? (
        <p className="text-ink-2 text-s">Without one, the post shows a drawing of its first letter.</p>
      ) : (
        <img
          src={image}
          alt={imageAlt}
          className="aspect-[3/2] w-full max-w-[20rem] rounded-sm border border-line object-cover"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton isBusy={uploading.isPending} onFile={(file) => uploading.mutate(file)}>
          <ImageUp aria-hidden="true" /> {image === "" ? "Upload picture" : "Replace"}
        </FileButton>
        {image !== "" && (
          <Button compact variant="ghost" onClick={() => change({ image: "", imageAlt: "" })}>
            Remove picture
          </Button>
        )}
      </div>
      {image !== "" && (
        <Field label="Alt text" hint="What the picture shows, for readers who cannot see it.">
          <Input
            maxLength={postLimits.imageAlt}
            value={imageAlt}
            onChange={({ target }) => change({ imageAlt: target.value })}
          />
        </Field>
      )}
    </Fieldset>
  );
}
