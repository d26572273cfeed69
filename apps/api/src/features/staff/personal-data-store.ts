import type { PersonalData } from "../../personal-data/personal-data.ts";

/**
 * Invitations onto the staff. None is exported: each says that the agency invited an address, for a week at most. Those
 * that an account sent go with it by a foreign key.
 */
export const invitationData: PersonalData = {
  tables: ["StaffInvitation"],
  erase: async (tx, { email }) => (await tx.staffInvitation.deleteMany({ where: { email } })).count > 0,
};
