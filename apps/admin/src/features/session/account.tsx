import { staffRoles, type User } from "@sitewright/contracts";
import { Avatar, Button, useToast } from "@sitewright/ui";
import { LogOut } from "lucide-react";
import { useSignOut } from "./use-session.ts";

/** The signed-in person, with the sign-out button. On a phone only the button. */
export function Account({ user }: { user: User }) {
  const { toast } = useToast();
  const signOut = useSignOut();
  const leave = () =>
    signOut.mutate(undefined, {
      onError: (error) =>
        toast({ tone: "error", title: "You could not be signed out.", description: error.message }),
    });
  const name = user.displayName || user.email;
  return (
    <div className="mr-gutter tablet:mt-auto tablet:mr-0 tablet:grid tablet:gap-3">
      <div className="hidden items-center gap-2.5 text-s tablet:flex">
        <Avatar name={name} size="sm" />
        <span className="min-w-0">
          <span className="block truncate" title={user.email}>
            {name}
          </span>
          <small className="block text-ink-3 text-xs">
            {user.role ? staffRoles[user.role].title : "Client"}
          </small>
        </span>
      </div>
      <Button
        variant="ghost"
        busy={signOut.isPending}
        onClick={leave}
        className="tablet:justify-start tablet:px-2"
      >
        <LogOut aria-hidden="true" /> Sign out
      </Button>
    </div>
  );
}
