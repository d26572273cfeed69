import { useReload } from "@sitewright/app-kit/use-reload";
import { Button, type ButtonProps } from "@sitewright/ui";
import { chromeTexts } from "./texts.ts";

/** 'Try again' for code that could not be loaded: reloads the page once there is a connection. */
export function ReloadButton(look: Pick<ButtonProps, "variant" | "compact">) {
  const { state, reload } = useReload();
  return (
    <div className="grid justify-items-start gap-2">
      <Button {...look} busy={state === "asking"} onClick={reload}>
        {chromeTexts.tryAgain}
      </Button>
      <p role="status" className="text-s empty:hidden">
        {state === "unreachable" && chromeTexts.stillOffline}
      </p>
    </div>
  );
}
