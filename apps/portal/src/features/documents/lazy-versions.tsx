import { Note, Skeleton } from "@sitewright/ui";
import { type ComponentProps, lazy, Suspense } from "react";
import { documentsTexts as texts } from "./texts.ts";

/** What stands there when the code of the versions did not arrive: the document can be read without it. */
function NotLoaded() {
  return <Note tone="warn">{texts.versionsFailed}</Note>;
}
const notLoaded = () => ({ default: NotLoaded });

const List = lazy(() =>
  import("./document-versions.tsx").then((loaded) => ({ default: loaded.VersionList }), notLoaded),
);
const Old = lazy(() =>
  import("./document-versions.tsx").then((loaded) => ({ default: loaded.OldVersion }), notLoaded),
);

/** All versions of a document. Only administrators fetch the code of it, when they open the list. */
export function LazyVersionList(props: ComponentProps<typeof List>) {
  return (
    <Suspense fallback={<Skeleton lines={3} label={texts.loading} />}>
      <List {...props} />
    </Suspense>
  );
}

/** A document as it stood at an older version; its code comes with the list's. */
export function LazyOldVersion(props: ComponentProps<typeof Old>) {
  return (
    <Suspense fallback={<Skeleton lines={6} label={texts.loading} />}>
      <Old {...props} />
    </Suspense>
  );
}
