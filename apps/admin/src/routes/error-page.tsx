import { NotFetchedError } from "@sitewright/app-kit/late-import";
import { useReload } from "@sitewright/app-kit/use-reload";
import { Button, Note } from "@sitewright/ui";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";

interface Words {
  readonly title: string;
  readonly text: string;
}

const stopped: Words = {
  title: "This page stopped working.",
  text: "Nothing on the server is lost. Reload the page to continue.",
};
const notFetched: Words = {
  title: "This page could not be loaded.",
  text: "Check your connection, then reload the page.",
};

function ReloadNote({ title, text }: Words) {
  const { state, reload } = useReload();
  return (
    <>
      <Note tone="bad" role="alert">
        <b className="block">{title}</b>
        <p>{text}</p>
        <Button className="mt-3" busy={state === "asking"} busyLabel="Reloading..." onClick={reload}>
          Reload
        </Button>
      </Note>
      <p role="status" className="mt-2 text-s empty:hidden">
        {state === "unreachable" && "No connection yet. The page reloads by itself once there is one."}
      </p>
    </>
  );
}

/** Shown instead of everything where the frame around the screens threw an error. */
export function ErrorPage() {
  return (
    <main className="mx-auto max-w-[34rem] px-gutter pt-s-8">
      <ReloadNote {...stopped} />
    </main>
  );
}

/** Shown instead of a screen that threw an error, or whose code could not be fetched; the navigation stays. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <PageMain>
      <PageHeader title="Page not available" />
      <div className="max-w-[34rem]">
        <ReloadNote {...(error instanceof NotFetchedError ? notFetched : stopped)} />
      </div>
    </PageMain>
  );
}
