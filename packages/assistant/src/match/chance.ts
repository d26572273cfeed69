/** Keeps the logarithm of a probability of 0 finite. */
const leastChance = 1e-4;

/** The logarithm of a probability, since probabilities are compared by their ratio. */
export const logChance = (chance: number): number => Math.log(chance + leastChance);

/** Turns the weighted sum of a logistic regression into a chance, 0 to 1. */
export const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));
