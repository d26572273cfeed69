/** The fields in which a client types a fact, instead of having it recognised in a text. */
const typedFields = [
  "contact.phone",
  "contact.email",
  "contact.address",
  "contact.openingHours",
  "registrationNumber",
  "offers",
] as const;

export type TypedField = (typeof typedFields)[number];

export const isTypedField = (field: string): field is TypedField => typedFields.some((one) => one === field);
