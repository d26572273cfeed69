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

/** 'Please leave a blog out for now'. */
const leave = /(?:^| )(?:leave|keep)(?: an?| the| any)?$/u;
const out = /^(?:page )?(?:out|off)(?: |$)/u;

/** 'A blog was suggested to us but none of us will write it', 'we thought about articles but I would not keep it up'. */
const nobodyDoes =
  /^(?:[\p{L}']+ ){0,10}?but (?:[\p{L}']+ ){0,2}?(?:(?:none of us|nobody|no one|neither of us)(?: here)? (?:will|would|has|wants|can|could|is going)|(?:i|we)(?: would not|'d not|'d never| will not| would never| wouldn't| won't| can't| cannot| couldn't) (?:ever |really )?(?:keep (?:it|that|one|them|this) (?:up|going)|have (?:the )?time for (?:it|that|one|them)))(?!\p{L})/u;
/** Then somebody else may do it: 'We would like a blog but nobody here can write it'. */
const wished =
  /(?:^| )(?:please|would be|(?:i|we)(?:'d| would)? (?:really |also )?(?:want|like|love))(?: |$)/u;

/** Whether the words before or after the name of a function say that it is too much work for the owners. */
export function isTooMuch(topic: Topic, before: readonly string[], after: readonly string[]): boolean {
  if (!lookedAfter.has(topic)) return false;
  const [said, next] = [before.join(" "), after.join(" ")];
  return (
    ahead.test(said) ||
    behind.test(next) ||
    (leave.test(said) && out.test(next)) ||
    (nobodyDoes.test(next) && !wished.test(said) && !wished.test(next))
  );
}
