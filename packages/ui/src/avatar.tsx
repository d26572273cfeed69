import clsx from "clsx";
import { useState } from "react";

export interface AvatarProps {
  /** The person's name; its first letter is shown without a picture. */
  name: string;
  src?: string | null | undefined;
  size?: "sm" | "md" | "lg";
  className?: string;
}

const sizes = { sm: "size-8 text-[.95rem]", md: "size-9 text-body", lg: "size-20 text-[2rem]" } as const;

/** The photo, or the initial when it is absent or fails to load. */
export function Avatar({ name, src, size = "md", className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const look = clsx("flex-none rounded-full", sizes[size], className);
  if (src && src !== brokenSrc) {
    return (
      <img
        src={src}
        alt={name}
        referrerPolicy="no-referrer"
        onError={() => setBrokenSrc(src)}
        className={clsx("object-cover", look)}
      />
    );
  }
  const initial = [...name.trim()][0]?.toUpperCase() ?? "?";
  return (
    <span
      role="img"
      aria-label={name}
      className={clsx("grid place-items-center bg-ink font-bold font-display text-paper leading-none", look)}
    >
      {initial}
    </span>
  );
}
