import { dataOf } from "@sitewright/app-kit/calls";
import { useCreationKey } from "@sitewright/app-kit/creation-key";
import { useForm } from "@sitewright/app-kit/form";
import { useClient } from "@sitewright/app-kit/services";
import { categoryNames, type PostCategory, postCategories } from "@sitewright/articles";
import { type GenerationSummary, generatePost } from "@sitewright/contracts";
import { Field, Input, Note, Select } from "@sitewright/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FormDialog } from "../../components/form-dialog.tsx";
import { contractFaults } from "../../lib/contract-faults.ts";
import { EarlierTexts } from "./earlier-texts.tsx";
import { generationsQuery } from "./queries.ts";

interface GeneratorDialogProps {
  /** The known values of the request. */
  initial: { readonly title: string; readonly keyword: string; readonly category: PostCategory };
  /** The post has a text, which would be replaced. */
  isReplacing: boolean;
  /** Called with the generation to follow. */
  onStart: (generation: GenerationSummary) => void;
  onClose: () => void;
}

const failedWords = (reason: string): string => `❌ ${reason || "Failed to generate blog post"}`;

function WhatHappens({ model, isReplacing }: { model: string | null; isReplacing: boolean }) {
  return (
    <Note tone={model === null ? "warn" : "neutral"}>
      {model === null
        ? "No model is set up on the server. You get an outline: headings, and questions for you to answer. No text is written."
        : `${model} writes 1,500 to 2,500 words, which takes a few minutes. You can stop it, or leave and come back. Its claims are marked for you to check, and nothing is published.`}
      {isReplacing && " It replaces the current text, which is kept in the revisions."}
    </Note>
  );
}

/** The request, or what is wrong with each field; the service calls the title a topic. */
function readRequest({ title, keyword, category: chosen }: GeneratorDialogProps["initial"]) {
  const category = postCategories.find((one) => one === chosen) ?? "technology";
  const value = { topic: title, keyword, category };
  const { topic: titleFault, ...others } = contractFaults(generatePost.body, value);
  const faults = { ...(titleFault && { title: titleFault }), ...others };
  return Object.keys(faults).length > 0 ? ({ ok: false, faults } as const) : ({ ok: true, value } as const);
}

/** Requests a text for a title and a keyword, or opens an earlier one. */
export function GeneratorDialog({ initial, isReplacing, onStart, onClose }: GeneratorDialogProps) {
  const client = useClient();
  const queries = useQueryClient();
  const headers = useCreationKey();
  const { data } = useQuery(generationsQuery(client));
  const form = useForm({
    initial,
    read: readRequest,
    send: (body) => dataOf(client.call(generatePost, { headers, body })),
    onSent: (generation) => {
      void queries.invalidateQueries({ queryKey: ["generations"] });
      onStart(generation);
    },
  });
  const isOutline = data?.model === null;
  return (
    <FormDialog
      form={form}
      title={isOutline ? "Create an outline" : "Generate text"}
      size="lg"
      submitLabel={isOutline ? "Create outline" : "Generate"}
      busyLabel="Starting..."
      refusalText={failedWords}
      onClose={onClose}
      footer={data && <EarlierTexts generations={data.generations} onUse={onStart} />}
    >
      <Field label="Title" required {...form.field("title")}>
        <Input maxLength={200} {...form.control("title")} />
      </Field>
      <div className="grid gap-s-4 sm:grid-cols-2">
        <Field label="Keyword" required hint="What people search for." {...form.field("keyword")}>
          <Input maxLength={100} {...form.control("keyword")} />
        </Field>
        <Field label="Category" {...form.field("category")}>
          <Select {...form.control("category")}>
            {postCategories.map((one) => (
              <option key={one} value={one}>
                {categoryNames[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {data && <WhatHappens model={data.model} isReplacing={isReplacing} />}
    </FormDialog>
  );
}
