import { trades } from "./trade-table.ts";

/** Words that say nothing about what is asked. */
export const silentWords: ReadonlySet<string> = new Set(
  `a about actually all also am an and any anybody anyone are as at be been being but by can could did do does doing done either else ever
  for from get gets getting give given go going gonna got had has have having he hello hey hi how i if im in into is isnt it its ive just
  kind lets like make makes making maybe me mine more much my myself need no not now of off ok okay on one ones or our ours out please pls
  really shall she should so some somebody someone something stuff tell than thank thanks that thats the their them then there these they
  thing things this those to too u up ur us very want wanna was we well were what whats when where whether which who whom whose why will
  with would yes you your yours ya only hows wheres anyway anyhow even exactly though innit pal guys`.split(
    /\s+/,
  ),
);

/** Words of owners' stories about themselves and their day, which are no part of the question; nor is their trade. */
export const storyWords: ReadonlySet<string> = new Set([
  ...trades,
  ...`husband wife brother sister son daughter nephew niece mum dad partner mate friend cousin
  run running honest honestly tbh lol btw sorry hiya cheers ta mate really bit basically actually quite rather proper properly whole
  yesterday today tonight tomorrow morning afternoon week weeks last next recently currently moment soon ago already still yet again ever never
  wondering wonder suppose think believe reckon trying tried try hoping hope worried scared afraid keen love hate hated annoyed
  possible possibly perhaps probably certain sure right fine ok alright possible thru through via n r cos because since while though although but
  little tiny busy old new family here theres im ive ill id youre youve weve dont doesnt didnt wont cant couldnt
  seem seems say says said goes went come came put puts see saw know knew sort sorts kinda wanna gotta lot lots couple few each every
  other another`.split(/\s+/),
]);
