import { postLimits, slugAsTyped, slugOf } from "@sitewright/articles";
import { Field, Input } from "@sitewright/ui";
import { useEffect, useState } from "react";

interface SlugFieldProps {
  slug: string;
  fault: string | undefined;
  onChange: (slug: string) => void;
  epoch: number;
}

/**
 * The address of a post. The rule works while it is typed; it is taken when the field is left, so that half an address is
 * never one that a post had.
 */
export function SlugField({ slug, fault, onChange, epoch }: SlugFieldProps) {
  const [typed, setTyped] = useState(slug);
  // The epoch says when it was written by other hands.
  useEffect(() => setTyped(slug), [epoch]);
  const take = () => {
    const tidy = slugOf(typed) || slug;
    setTyped(tidy);
    if (tidy !== slug) onChange(tidy);
  };
  return (
    <Field
      label="URL Slug"
      hint="The URL path for this post. Use lowercase letters, numbers, and hyphens only."
      error={fault}
    >
      <Input
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={postLimits.slug}
        value={typed}
        onChange={({ target }) => setTyped(slugAsTyped(target.value))}
        onBlur={take}
        onKeyDown={({ key }) => key === "Enter" && take()}
      />
    </Field>
  );
}
