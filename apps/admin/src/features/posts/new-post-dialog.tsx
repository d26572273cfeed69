import { dataOf } from "@sitewright/app-kit/calls";
import { useCreationKey } from "@sitewright/app-kit/creation-key";
import { useForm } from "@sitewright/app-kit/form";
import { useClient } from "@sitewright/app-kit/services";
import { categoryNames, postCategories, postLimits } from "@sitewright/articles";
import { adminCreatePost } from "@sitewright/contracts";
import { Field, Input, Select } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { FormDialog } from "../../components/form-dialog.tsx";
import { paths } from "../../lib/paths.ts";

/** Creates a draft with a title and opens it. */
export function NewPostDialog({ onClose }: { onClose: () => void }) {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const headers = useCreationKey();
  const form = useForm({
    initial: { title: "", category: "general" },
    read: ({ title, category }) => {
      const known = postCategories.find((one) => one === category) ?? "general";
      return title.trim() === ""
        ? ({ ok: false, faults: { title: "Please enter a title" } } as const)
        : ({ ok: true, value: { title, category: known } } as const);
    },
    send: (body) => dataOf(client.call(adminCreatePost, { body, headers })),
    onSent: ({ post }) => {
      void queries.invalidateQueries();
      void navigate(paths.post(post.id), { replace: true });
    },
  });
  return (
    <FormDialog
      form={form}
      title="New Post"
      description="It starts as a draft. Readers see it only once you publish it."
      submitLabel="Create draft"
      busyLabel="Creating..."
      onClose={onClose}
    >
      <Field label="Title" required {...form.field("title")}>
        <Input maxLength={postLimits.title} {...form.control("title")} />
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
    </FormDialog>
  );
}
