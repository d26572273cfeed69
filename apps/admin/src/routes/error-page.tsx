import { Button, Note } from "@sitewright/ui";

/** Shown instead of a page that threw an error. */
export function ErrorPage() {
  return (
    <main className="mx-auto max-w-[34rem] px-gutter pt-s-8">
      <Note tone="bad" role="alert">
        <b className="block">This page stopped working.</b>
        <p>Nothing on the server is lost. Reload the page to continue.</p>
        <Button className="mt-3" onClick={() => location.reload()}>
          Reload
        </Button>
      </Note>
    </main>
  );
}
