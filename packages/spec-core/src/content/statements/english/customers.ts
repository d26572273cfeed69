import { anyOf } from "../phrases.ts";

const guests = anyOf(`
  customers customer clients client people guests guest students parents tourists kids locals visitors patients
  patient tenants owners brides couples mums dads mothers fathers drivers members builders agents agencies
  designers realtors landlords families men women girls lads boys americans germans british dutch english french
  russians foreigners expats nomads dealers tradesmen architects trippers hikers cyclists buyers everybody
  everyone most half some many all
`);

/** Remarks about customers that they must not read. */
export const customers = `
  bridezilla*, bargain hunters|hunter from|who|that, used to be, stopped coming, drunks, leaving|leave rubbish|a mess, freeloader*,
  karens, penny pincher*, moaner*, whinger*, troublemaker*, hooligan*, skinflint*, bigger wallets, want|wants a discount,
  ${guests} complain|complains|complained|moan|moans|argue|argues|haggle|haggles|discuss|cheat|lie|steal|waste|wastes|cancel|cancels|forget|forgets|expect|expects|refuse|hate|hates|paid|owe|owes|ask|asks|ruin|throw|tip|left|were|had|did, ${guests} pay|pays late|slowly|badly|nothing|in|when, ${guests} always late|want|complain|haggle|ask|moan|pay|forget|cancel,
  ${guests} do|does|did not|never pay|tip|come|say|show|read|listen,
  ${guests} who|that _ moan|argue|complain|haggle|waste|cancel|owe|cheat, hard|harder|difficult|too|much|more work than|with, time wasters, timewaster*,
  tyre kicker*, tire kicker*, bargain hunter who, cheapskate*, no show|shows, noshow*, not worth it|the,
  worth the trouble|effort|petrol|hassle|time, brings nothing, waste|wastes|wasting|wasted of|our|my|time,
  hard|harder|difficult|demanding|annoying|impossible|rude|fussy|entitled|stingy|mean|picky|pushy|spoiled|spoilt|cheap|slow|bad|problem customers|clients|people|parents|guests|patients|tenants|payers|students|kids|mums|dads|brides,
  they|people|who|which|that do not pay|tip|buy|turn,
  never|rarely|hardly|late|slowly|badly pay|paying|pays|paid|tip|turn, late|slow paying|payer|payers,
  want it|everything|all|them free|for|yesterday|cheap|now, everything for free|nothing|cash|yesterday,
  have no money|clue|idea|taste|manners, no money, argue about|over,
  about the price|prices|bill|cost|fee, off the street, the wrong kind|sort|people|customers, riff raff, weirdos,
  drunk|drunks|drunken people|guests|lads, are|is|get drunk|party tourists|people|crowd, can not be picky,
  not picky, get|getting rid of him|her|them|those|these|this|that|some|my|our, lose those|them, trying to lose|drop|avoid,
  do not|no want _ anymore|more|longer|any|people|customers|clients|kids|them|those|him|her|too, we|i do not want,
  no longer want|take|do|accept, not want any|more, stopped doing|taking|serving|selling|working,
  would rather not|close|stop|have, i|we rather stop|not|do, bread and butter, easy money, good money,
  the money is|in, pays the bills|rent, where the money, we live from, cash cow, milk them, the gold, upsell*,
  our best|worst customers|clients|payers, best customers are|pay, most of our|my money|income|turnover,
  too expensive for, the rich|poor|old|young ones|people|ladies|men|folk|crowd|lot,
  rich people|clients|customers|ones|ladies, discouraged, unwelcome, not welcome,
  only come|comes|came for|when|because|if, everything for nothing|free|less,
  are|is arrogant|rude|stingy|cheap|loud|messy|noisy|dirty|impossible|unbearable|annoying,
  never read|pay|paid|tip|show|listen|buy|come|say|want, not|never|nobody|just|only|half turn|turned up, they|people|customers|clients turned up,
  only two|three|one|four bookings|left|came|come|turn|booked, only two|three|one|four people|person|customers came|come|booked|turned|left|in,
  never occupied|booked|full|used, most of my|our income|money|clients|customers|bookings|work,
  young people these, these days, tip|tips well|badly|nothing
`;
