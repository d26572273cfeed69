import { postLimits, slugAsTyped, slugOf } from "@sitewright/articles";
import { Field, Input } from "@sitewright/ui";
import { useEffect, useState } from "react";

interface SlugFieldProps {
  slug: string;
  /** The address under which readers find the post; null where it is not published. */
  publicSlug: string | null;
  fault: string | undefined;
  onChange: (slug: string) => void;
}

const rule = "The URL path for this post. Use lowercase letters, numbers, and hyphens only.";

/**
 * The address of a post. The slug rule applies while typing; the value is saved on blur, so that a post never
 * gets an incomplete address.
 */
export function SlugField({ slug, publicSlug, fault, onChange }: SlugFieldProps) {
  const [typed, setTyped] = useState(slug);
  // While typing it stays as it is: it changes on blur, or elsewhere.
  useEffect(() => setTyped(slug), [slug]);
  const take = () => {
    const tidy = slugOf(typed) || slug;
    setTyped(tidy);
    if (tidy !== slug) onChange(tidy);
  };
  const isMoving = publicSlug !== null && (slugOf(typed) || slug) !== publicSlug;
  return (
    <Field label="URL Slug" hint={isMoving ? `${rule} The old address will lead here.` : rule} error={fault}>
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
