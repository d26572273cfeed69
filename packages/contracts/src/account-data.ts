import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

/** The confirmation word that a person types before their account is deleted. */
export const DELETE_WORD = "DELETE";

export const exportAccount = defineEndpoint({
  name: "exportAccount",
  summary: "Everything that is stored about the caller, as a ZIP archive with a README that explains it.",
  method: "GET",
  path: "/api/account/export",
  access: "client",
  status: 200,
  response: { kind: "file", type: "application/zip" },
  errors: ["too-many-requests"],
});

export const deleteAccount = defineEndpoint({
  name: "deleteAccount",
  summary:
    "Delete the caller's account with all that belongs to it, at once and for good. `confirm` has to be the word DELETE.",
  method: "DELETE",
  path: "/api/account",
  access: "client",
  body: z.object({ confirm: z.string().max(100) }),
  status: 204,
  errors: ["invalid-input", "account-protected"],
});
