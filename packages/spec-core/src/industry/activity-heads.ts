/**
 * Words that name the kind of activity for everything before them in a clause, across commas and 'and', as national
 * statistics word it: 'surgical and medical instrument manufacturing', 'furniture, carpet and lamp wholesalers'.
 */
export const activityHeads: ReadonlySet<string> = new Set(
  `manufacturing manufacturer manufacturers mills mining quarrying farming ranching wholesalers wholesaling retailers
  sale dealers dealerships merchants contractors instruction publishers`.split(/\s+/),
);
