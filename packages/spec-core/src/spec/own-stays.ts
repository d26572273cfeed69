import type { Project } from "./project.ts";

// Businesses that serve holiday lets, by laundry or gardening, have no guests.
const servesHosts =
  /\b(?:collect|deliver|drop|clean|laundry|linen|sheets|wash|service|supply|supplies|repair|maintain|garden|photograph|for (?:hotels|hosts|guest ?houses|holiday lets))/i;

/**
 * Whether the answers mention that guests stay overnight with the business. 'Landlords, holiday lets' in the audience
 * does not count: they are customers.
 */
export const mentionsStays = ({ form, mentions }: Pick<Project, "form" | "mentions">): boolean =>
  mentions.has("stay") &&
  [...mentions.against("stay"), ...mentions.of("stay")].some(
    (text) => !form.goals.includes(text) && !form.audience.includes(text) && !servesHosts.test(text),
  );
