import { DropZone } from "../../components/uploads/drop-zone.tsx";
import { FileTile } from "../../components/uploads/file-tile.tsx";
import { UploadRows } from "../../components/uploads/upload-rows.tsx";
import { uploads } from "../../lib/uploads/uploads.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { welcomeTexts as texts } from "./texts.ts";

/** Takes logos by drag and drop or from the file dialog, and shows the uploaded ones. */
export function LogoUpload() {
  const files = useWizard((state) => state.onboarding.uploadedFiles);
  const logos = files.filter((file) => file.type === "logo");
  return (
    <div className="grid gap-s-4">
      <DropZone
        id="uploadedFiles.logo"
        category="logo"
        label={texts.logoLabel}
        hint={texts.logoHint}
        onFiles={(chosen) => uploads.add(chosen, "logo")}
      />
      <UploadRows category="logo" />
      {logos.length > 0 ? (
        <ul aria-label={texts.logoTitle} className="grid grid-cols-2 gap-s-4 phone:grid-cols-3">
          {logos.map((file) => (
            <FileTile key={file.id} file={file} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-3 text-s">{texts.logoLead}</p>
      )}
    </div>
  );
}
