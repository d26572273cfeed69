import { useToast } from "@sitewright/ui";
import { UnsavedError } from "./projects-query.ts";
import { loadProjectTexts as texts } from "./texts.ts";

/** The message that a project could not be loaded into the wizard. */
export function useLoadFailed(): (error: Error) => void {
  const { toast } = useToast();
  return (error) =>
    toast({ tone: "error", title: error instanceof UnsavedError ? texts.unsaved : texts.failed });
}
