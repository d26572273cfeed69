/** The name of a project without a business name. */
export const projectName = (businessName: string): string => businessName.trim() || "Unnamed Project";

/** The name of a client without a name: the address, if there is one. */
export const clientLabel = ({
  clientName,
  clientEmail,
}: {
  clientName: string;
  clientEmail: string;
}): string => clientName.trim() || clientEmail || "Unknown User";
