import type { PersonalData } from "../../personal-data/personal-data.ts";

/**
 * Invitations onto the staff. None is exported: each says that the agency invited an address, and works for a week. Those
 * that an account sent go with it by a foreign key.
 */
export const invitationData: PersonalData = {
  tables: ["StaffInvitation"],
  erase: async (tx, { email }) => (await tx.staffInvitation.deleteMany({ where: { email } })).count > 0,
};
