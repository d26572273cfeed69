import { downloadName } from "@sitewright/app-kit/download";
import { useServices } from "@sitewright/app-kit/services";
import { Button, useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { projectQuery } from "../../lib/project-query.ts";
import { projectName } from "../../lib/project-words.ts";
import { type AdminProject, specQuery } from "./queries.ts";

/** Saves a response of the service as a JSON file; requested on the click. */
function useJsonDownload(subject: string, load: () => Promise<unknown>) {
  const { now, saveFile } = useServices();
  const { toast } = useToast();
  return useMutation({
    mutationFn: async () => {
      const content = `${JSON.stringify(await load(), null, 2)}\n`;
      saveFile({
        name: downloadName(subject, { now: now(), extension: "json" }),
        content,
        type: "application/json",
      });
    },
    onError: () => toast({ tone: "error", title: "Error creating download file. Please try again." }),
  });
}

/** The project's files. */
export function ProjectDownloads({ project }: { project: AdminProject }) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const name = projectName(project.businessName);
  const spec = useJsonDownload(name, () =>
    queryClient.fetchQuery({ ...specQuery(client, project.id), staleTime: 0 }),
  );
  const wholeProject = useJsonDownload(`${name} project`, () =>
    queryClient.fetchQuery({ ...projectQuery(client, project.id), staleTime: 0 }),
  );
  return (
    <div className="mt-[1.4rem] grid gap-2">
      <Button busy={spec.isPending} busyLabel="Downloading..." onClick={() => spec.mutate()}>
        <Download aria-hidden="true" /> Download spec (JSON)
      </Button>
      <Button busy={wholeProject.isPending} busyLabel="Downloading..." onClick={() => wholeProject.mutate()}>
        <Download aria-hidden="true" /> Download project (JSON)
      </Button>
    </div>
  );
}
