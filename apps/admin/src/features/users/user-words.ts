import { type AdminUser, staffRoles } from "@sitewright/contracts";

/** An account's display name: its name, else its address. */
export const userName = ({ displayName, email }: Pick<AdminUser, "displayName" | "email">): string =>
  displayName.trim() || email || "Unknown User";

/** An account's role in words. */
export const roleWord = (role: AdminUser["role"]): string =>
  role === null ? "Client" : staffRoles[role].title;
