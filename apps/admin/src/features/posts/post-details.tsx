import { categoryNames, postCategories, postLimits } from "@sitewright/articles";
import type { PostFields } from "@sitewright/contracts";
import { Checkbox, Field, Input, Select, Textarea } from "@sitewright/ui";
import type { ReactNode } from "react";
import { paths } from "../../lib/paths.ts";
import { LinksField } from "./links-field.tsx";
import { ListField } from "./list-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { keywordsOf, takeawaysOf } from "./post-words.ts";
import type { SaverState } from "./saver-state.ts";
import { SlugField } from "./slug-field.tsx";

interface PostDetailsProps {
  state: Pick<SaverState, "post" | "fields" | "slugFault" | "epoch">;
  change: (part: Partial<PostFields>) => void;
  /** Inserts into the text at the cursor. */
  onInsert: (markdown: string) => void;
  children?: ReactNode;
}

type Part = Pick<PostDetailsProps, "state" | "change">;

function AddressFields({ state: { post, fields, slugFault }, change }: Part) {
  return (
    <>
      <SlugField
        slug={fields.slug}
        publicSlug={post.status === "published" ? post.slug : null}
        fault={slugFault}
        onChange={(slug) => change({ slug })}
      />
      <div className="grid gap-s-4 @min-[28rem]:grid-cols-2">
        <Field label="Category">
          <Select
            value={fields.category}
            onChange={({ target }) => {
              const category = postCategories.find((one) => one === target.value);
              if (category) change({ category });
            }}
          >
            {postCategories.map((one) => (
              <option key={one} value={one}>
                {categoryNames[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Date" hint="Empty: the day of publication.">
          <Input
            type="date"
            value={fields.date ?? ""}
            onChange={({ target }) => change({ date: target.value || null })}
          />
        </Field>
      </div>
    </>
  );
}

function AuthorFields({ state: { fields }, change }: Part) {
  return (
    <>
      <Field label="Author">
        <Input
          maxLength={postLimits.author}
          value={fields.author}
          onChange={({ target }) => change({ author: target.value })}
        />
      </Field>
      <Checkbox
        label="AI-generated"
        detail="Readers see that an agent wrote it."
        checked={fields.agentCreated}
        onChange={({ target }) => change({ agentCreated: target.checked })}
      />
      <Checkbox
        label="Featured"
        detail="The newest featured post appears at the top of the news."
        checked={fields.featured}
        onChange={({ target }) => change({ featured: target.checked })}
      />
    </>
  );
}

/** All fields of a post besides its title and its text. */
export function PostDetails({ state, change, onInsert, children }: PostDetailsProps) {
  const { fields, epoch } = state;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-s-5">
      <Field label="Excerpt" hint="Shown in lists and by search engines.">
        <Textarea
          rows={3}
          maxLength={postLimits.excerpt}
          value={fields.excerpt}
          onChange={({ target }) => change({ excerpt: target.value })}
        />
      </Field>
      <AddressFields state={state} change={change} />
      <ListField
        label="Key takeaways"
        hint="One per line."
        values={fields.keyTakeaways}
        read={takeawaysOf}
        separator={"\n"}
        max={{ values: postLimits.takeaways, characters: postLimits.takeaway }}
        epoch={epoch}
        onChange={(keyTakeaways) => change({ keyTakeaways })}
      />
      <ListField
        label="Keywords"
        hint="Separated by commas."
        values={fields.keywords}
        read={keywordsOf}
        separator=", "
        max={{ values: postLimits.keywords, characters: postLimits.keyword }}
        epoch={epoch}
        onChange={(keywords) => change({ keywords })}
      />
      <PictureField fields={fields} change={change} />
      <LinksField
        links={fields.internalLinks}
        own={paths.article(fields.slug)}
        onChange={(internalLinks) => change({ internalLinks })}
        onInsert={onInsert}
      />
      <AuthorFields state={state} change={change} />
      {children}
    </div>
  );
}
