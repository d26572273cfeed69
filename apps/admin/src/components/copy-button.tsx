import { Button, type ButtonProps, useToast } from "@sitewright/ui";
import { useMutation } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import type { ReactNode } from "react";

interface CopyButtonProps {
  text: string;
  /** The message after copying. */
  copied: string;
  /** The message where the browser refuses, and what to do then. */
  failed: { readonly title: string; readonly description: string };
  variant?: ButtonProps["variant"];
  children: ReactNode;
}

/** Copies a text to the clipboard, and shows the result. */
export function CopyButton({ text, copied, failed, variant, children }: CopyButtonProps) {
  const { toast } = useToast();
  const copying = useMutation({
    mutationFn: () => navigator.clipboard.writeText(text),
    onSuccess: () => toast({ title: copied }),
    onError: () => toast({ tone: "error", ...failed }),
  });
  return (
    <Button {...(variant && { variant })} onClick={() => copying.mutate()}>
      <Copy aria-hidden="true" /> {children}
    </Button>
  );
}
