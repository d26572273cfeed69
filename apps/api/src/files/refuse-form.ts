import { Refusal } from "../http/refusal.ts";
import type { ReceiveFault } from "./receive-file.ts";

/** The refusal of a form that could not be received; `tooLarge` says how much is allowed. */
export function refuseForm(fault: ReceiveFault, tooLarge: string): Refusal {
  switch (fault) {
    case "too-large":
      return new Refusal("too-large", { detail: tooLarge });
    case "too-slow":
      return new Refusal("invalid-request", { detail: "The file stopped arriving. Please try again." });
    case "unreadable":
      return new Refusal("invalid-request", {
        detail: "The form was not received completely. Please try again.",
      });
  }
}
