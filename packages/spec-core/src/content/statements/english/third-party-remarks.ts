import { anyOf } from "../phrases.ts";

const staff = anyOf(`
  cook chef waiter waitress girl girls boy boys lad lads apprentice trainee receptionist secretary driver drivers
  hairdresser stylist therapist nurse teacher instructor trainer manager foreman bookkeeper cleaner assistant
  colleague barista baker butcher barber mechanic fitter plumber electrician gardener seamstress intern temp
  helper hand worker workers staff team crew supplier suppliers wholesaler distributor dealer contractor
  subcontractor franchise franchisor partner partners associate agent plasterer roofer carpenter joiner gang
`);
const misconduct = anyOf(`
  left leaving quit quits handed broke breaks hurt never keeps kept wants asked refuses steals stole lied lies
  drinks drank cheated cheats sleeps slept forgot forgets went walked ran vanished disappeared stopped moans
  complains argues fights fought swears shouts hates resigned failed raised raises
  doubled messed owes cost costs sued sues threatened thinks says believes
`);

/** Remarks about staff and suppliers, rumours, and what others think of the owner. */
export const thirdPartyRemarks = `
  ${staff} ${misconduct}, ${staff} is|are|was|were|has|have|had|did|does|do|will|would off|too|not|so|often|never|still|late|sick|lazy|rude|slow|useless|unreliable|leaving|gone|away|fired|pregnant|ill|left|quit|no|my|his|her|stuck,
  ${staff} is|are|was|were|has|have _ late|sick|ill|drunk|lazy|rude|slow|useless|unreliable|leaving|quitting|gone|fired|pregnant,
  ${staff} do|does|did|will|would|could|can not, ${staff} we|i had|have|hired|fired|let|lost|used|got|trusted,
  we|i have|had|got a|one girl|boy|child|kid|lad|pupil|patient|resident with|who, we|i have got a|one girl|boy|child|kid|lad|pupil|patient|resident with|who, would|will be a|my|our dream$, no customers|clients|visitors|callers there, no walk in|ins there, no walk in customers|clients|visitors there, it only|just for parts|storage|stock, it|that is only|just for parts|storage|stock, rumour|rumours|rumor|rumors, word is, word has it, apparently, allegedly, supposedly, turns|turned out, it is said, people|they|neighbours|villagers talk,
  whole|entire village|town|street|valley|island knows|knew|talks|thinks|says|heard|is|was, whole|entire family knows|is|was|against|thinks|hates|fell|depends, everyone|everybody|nobody|half knows|knew|says|talks|thinks|the|in|here|around,
  nobody|noone answers|wants|likes|comes|came|told|works|helps|applies|cares|bothers, no one answers|wants|likes|comes|came|told|works|helps|applies|cares|bothers,
  in frozen, frozen in, buy|buys|bought|get|gets _ in ready made,
  miles|mile|km|kilometres|kilometers on it|her, on the clock, are|is leased, last legs,
  lease|concession|tenancy|franchise _ runs|ends|end|finish|finishes|expires|expire, not spend|invest|put too|so|much|more|anything, on invoices|bills only,
  quit|quits|flop|flops|flopped|shrank|poach|poached|poaches, crashes|crashed twice|once|every|all|again|when|on,
  sleeps|slept above|under|behind, he|she|cook|chef|lad|boy|son|i sleep|sleeps|slept above|under|behind|in, smoke|smokes behind|outside|inside|in, deliver|delivers|delivered|come|comes late,
  make|makes|made a mess|racket|noise, difficult|awkward ones, pay|pays slowly|late, eats|eat half|most|into,
  black sheep, bad blood, skeleton*, behind closed doors, has|have|had it in for, not on speaking|good|the|my|our, on bad terms, thorn in,
  family feud|quarrel|argument|business is, fell|falling|fallen out, falls out, i|we|he|she|they inherited|inherit, my|our|his|her|the inheritance, inheritance is|was|of|with, my|our|the late husband|wife|father|mother|brother|sister|son|partner,
  widow|widowed, in laws, stepmother, stepfather, new girlfriend|boyfriend|wife|husband, his|her new, my|his|her|our first|second|third wife|husband|marriage,
  the previous|former|last|old one|ones|man|woman|people|lot|boss|team|tenant|tenants|owner|owners, predecessor|predecessors,
  current|existing|present one, us|me|my second choice, second choice, we are the second|third|other|worse|smaller|poor,
  through a|my|our|his friend|uncle|cousin|contact|connections, knows someone|somebody|people, know someone|somebody at|in|from,
  sits on the council|board|committee, is my|our|his|her cousin|nephew|niece|uncle|aunt|brother|sister|ex|mother|father|landlord|neighbour|neighbor|boss,
  my|our|his|her nephew|niece|cousin|son|daughter|brother|sister|friend|neighbour|uncle|aunt built|made|did|wrote|set|programmed|designed|took|runs|ran|broke|crashed|spent|signed|promised|started|should|studies,
  sublet|sublets|subletting|sublease, notice to quit, building is|was|will being|be sold|demolished|pulled|torn, owner of the building|house|shop wants|is|has|says,
  without|not a|the|any|his|her|my|our licence|license|permit|planning|papers, a formality, without asking|telling|permission, turn a blind, does|do not notice, no one|nobody notices|checks|cares|asks,
  not exactly|strictly|quite|technically|entirely a|the|what|legal|true|ours|mine|local|new|fresh|organic|antique|old, pass|passes|passed off as, pretend to, so called,
  made in china|india|turkey|poland|bangladesh|asia, relabel*, our|my own label on, put our|my|a label|labels, from the cash and, frozen and, out of a packet|tin|bag,
  inspector|inspectors|council|authorities|authority|environmental|officials came|comes|is|was|were|has|have|want|wants|said|says|found|closed|wrote|sent,
  sober|dry since, am|a recovering, he|she|i _ recovering, he|she|i|him|her|my|our _ rehab, my|his|her|has|had|a slipped disc|disk, my baby, our baby is|was|comes|arrives|came, we|i|is|am|wife|partner _ expecting a|our|in|again, due in january|february|march|april|may|june|july|august|september|october|november|december,
  my|his|her pills|tablets|nerves|diagnosis|condition|treatment|chemo|operation|arthritis|hearing|eyesight|sight|migraine|migraines|allergies, wheelchair since, since my|the|our|his|her stroke|accident|operation|divorce|fall|fire|flood|death|illness
`;
