import { type AdminUser, staffRoles } from "@sitewright/contracts";

/** What an account is called: by its name, else by its address. */
export const userName = ({ displayName, email }: Pick<AdminUser, "displayName" | "email">): string =>
  displayName.trim() || email || "Unknown User";

/** What an account is to the agency. */
export const roleWord = (role: AdminUser["role"]): string =>
  role === null ? "Client" : staffRoles[role].title;
