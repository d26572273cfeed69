/** A business's finances: what it owes, earns, lacks and pays. */
export const money = `
  borrow|borrowed|borrowing from|money|the|it|a|against, lent|loaned|owed|owes me|us|him|her, paid|pay|paying off|back the|it|my|our|for,
  on credit|tick|instalments|installments, instalments|installments on|for|of|are, bank manager, credit line, overdrawn,
  hand to mouth, make|making|made|meet|cover payroll, bounced, money|cash|things is|are|was|were|gets|got tight|short|low|gone,
  tight month|months|year|winter|budget|times, bit|little short this|of, short of money|cash, penniless, in the hole,
  we|i make|earn|get|clear|net # on|per|a|from|with, we|i pay # for|a|per|to|in, rent is|was|of #, costs us|me #,
  buy|bought|get|got it|them|these for #, mark up|ups, markup|markups, profit|profits of|on|from|is|are|was|were|went|margin,
  red|black figures|numbers, figures|accounts|books|numbers were|are|look red|bad|poor|terrible|down,
  bring|brings|brought in nothing|little|most|the most, sink|sinks|sinking money, money pit, pays for the|itself|everything, lives off|from,
  keeps|keep us|me alive|afloat|going, keep|keeps the lights on, my|his|her pension, my|our own money, out of pocket,
  wage|wages bill, pay|paid myself|ourselves|him|her|them|nobody|cash, not make|made|making|earn any|much|money|enough|a,
  cash only so|because|for, without|no invoice|receipt, through the books, on paper i|we|he|she, for tax reasons|purposes,
  write|wrote|written off, our|my|no|without|we|i subsidy|subsidies, we|i get|got|lost|need _ subsidy|subsidies, grant money, my|our|the|of|with|some|two|three|many|still unpaid bill|bills|invoice|invoices|rent|wages|work|taxes,
  outstanding bill|bills|invoice|invoices|rent|debt|debts|payment|payments, gone up again|so|a|by, went up again|so|a|by, goes up again|in|next|so,
  put|puts|putting up|down money|our|the, can not go|be on like, price|prices we|i pay, get|gets by on, live|living off|on my|our|savings|her|his,
  my|our|his|her guarantor, is|as guarantor, stakes in, owns half|# |most|part of, bought out, buy out, buyout, share of|in the business|company, bailed out, bail out us|me
`;
