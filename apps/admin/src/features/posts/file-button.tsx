import { Button } from "@sitewright/ui";
import { type ReactNode, useRef } from "react";

interface FileButtonProps {
  children: ReactNode;
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** A button that opens the file dialog for one picture. */
export function FileButton({ children, isBusy, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button compact busy={isBusy} busyLabel="Uploading..." onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = "";
        }}
      />
    </>
  );
}
