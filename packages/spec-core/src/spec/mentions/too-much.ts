import type { Topic } from "./topics.ts";

/** Functions that need regular work: a client who cannot do that work does not want them. */
const lookedAfter: ReadonlySet<Topic> = new Set(["shop", "blog", "newsletter", "chat", "members"]);

/**
 * 'We can't manage a', 'nobody here has time for a'; but 'we can't run our shop without …' is about an existing shop.
 */
const ahead =
  /(?:^| )(?:(?:i|we) (?:can't|cannot|can not|couldn't|could not) (?:manage|run|handle|cope with|keep up|keep up with|look after|deal with|afford|maintain)|decided against|(?:gave|given|giving) up(?: on)?|nobody (?:\p{L}+ )?has (?:the )?time for|no time for)(?: an?| the| any)?$/u;

const behind =
  /^(?:(?:would be|is|was|seems) (?:just |simply |far )?(?:too (?:\p{L}+ )?for (?:us|me)|too much (?:work|trouble|effort))|(?:isn't|is not|wouldn't be|would not be) (?:for (?:us|me)|(?:something|what) (?:we|i) want)|and (?:we |i )?gave (?:it|that) up)(?!\p{L})/u;

/** Whether the words before or after the name of a function say that it is too much work for the owners. */
export const isTooMuch = (topic: Topic, before: readonly string[], after: readonly string[]): boolean =>
  lookedAfter.has(topic) && (ahead.test(before.join(" ")) || behind.test(after.join(" ")));
