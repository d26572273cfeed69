import { postLimits, slugAsTyped, slugOf } from "@sitewright/articles";
import { Field, Input } from "@sitewright/ui";
import { useEffect, useState } from "react";

interface SlugFieldProps {
  slug: string;
  fault: string | undefined;
  onChange: (slug: string) => void;
}

/**
 * The address of a post. The slug rule applies while typing; the value is saved on blur, so that a post never
 * gets an incomplete address.
 */
export function SlugField({ slug, fault, onChange }: SlugFieldProps) {
  const [typed, setTyped] = useState(slug);
  // While typing it stays as it is: it changes on blur, or elsewhere.
  useEffect(() => setTyped(slug), [slug]);
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
