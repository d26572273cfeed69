import { Button, Note } from "@sitewright/ui";
import { specificationTexts as texts } from "./texts.ts";

/** In place of a version that could not be loaded. */
export const VersionFailed = ({ version, onRetry }: { version: number; onRetry: () => void }) => (
  <Note tone="warn" role="alert" className="mb-s-4">
    <p className="mb-2">{texts.versionFailed(version)}</p>
    <Button compact onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  </Note>
);
