import { useReload } from "@sitewright/app-kit/use-reload";
import { Button, Note } from "@sitewright/ui";

/** Shown instead of a page that threw an error, or whose code could not be loaded. */
export function ErrorPage() {
  const { state, reload } = useReload();
  return (
    <main className="mx-auto max-w-[34rem] px-gutter pt-s-8">
      <Note tone="bad" role="alert">
        <b className="block">This page stopped working.</b>
        <p>Nothing on the server is lost. Reload the page to continue.</p>
        <Button className="mt-3" busy={state === "asking"} busyLabel="Reloading..." onClick={reload}>
          Reload
        </Button>
      </Note>
      <p role="status" className="mt-2 text-s empty:hidden">
        {state === "unreachable" && "No connection yet. The page reloads by itself once there is one."}
      </p>
    </main>
  );
}
