/** What a project without a business name is called. */
export const projectName = (businessName: string): string => businessName.trim() || "Unnamed Project";

/** What a client without a name is called: by the address, if there is one. */
export const clientLabel = ({
  clientName,
  clientEmail,
}: {
  clientName: string;
  clientEmail: string;
}): string => clientName.trim() || clientEmail || "Unknown User";
