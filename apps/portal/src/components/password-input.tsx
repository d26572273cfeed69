import { Button, Input } from "@sitewright/ui";
import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";

const texts = { showPassword: "Show password", hidePassword: "Hide password" } as const;

/** A password field with a button that shows what is typed. */
export function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const [isShown, setIsShown] = useState(false);
  return (
    <span className="relative block">
      <Input {...props} type={isShown ? "text" : "password"} className="pr-12" />
      <Button
        variant="ghost"
        compact
        iconOnly
        aria-label={isShown ? texts.hidePassword : texts.showPassword}
        aria-pressed={isShown}
        onClick={() => setIsShown((was) => !was)}
        className="absolute top-1/2 right-1 -translate-y-1/2 active:-translate-y-1/2!"
      >
        {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </Button>
    </span>
  );
}
