import type { PersonalData } from "../../personal-data/personal-data.ts";

/**
 * Staff invitations. They are not exported: each only records that the agency invited an address, and is
 * valid for a week. Those that an account sent are deleted with it by a foreign key.
 */
export const invitationData: PersonalData = {
  tables: ["StaffInvitation"],
  erase: async (tx, { email }) => (await tx.staffInvitation.deleteMany({ where: { email } })).count > 0,
};
