/** Conversational and narrative words: each is evidence against a plain fact, none is enough by itself. */
export const doubts = `
  i, me, my, myself, mine, he, she, him, her, his, hers, they, them, theirs, someone, somebody, nobody, himself,
  herself, themselves, it|that|this was|were|had|did, who was|were|had|did, but, although, though, however,
  because, since|as they|he|she|it|the|people|this, therefore, otherwise, unless, until|till he|she|they|it|i|we,
  whereas, despite, except that, even, actually, really, basically, anyway, anyhow, somehow, kind|sort of, rather,
  too much|many|expensive|old|late|small|big|few|little, still, already, almost, nearly, just, anymore,
  no|any more|longer, never, nothing, not, hardly, instead, only if|when|because, at least, after all, in fact,
  by the way, btw, also i, again, obviously, of course, well, so|if i|we|you|they|it|he|she|that|people|please,
  please, sorry, ok, okay, yeah, hmm, um, eh, oh, uh, huh, wow, right,
  think|thinks|thought|believe|believes|know|knows|knew|say|says|said|tell|tells|told|ask|asks|asked|hear|hears|heard|feel|feels|felt|hope|hopes|want|wants|wanted|wish|wishes|need|needs|needed|like|likes|liked|hate|hates|prefer|prefers|seem|seems|mean|means|meant|remember|forget|forgot|understand|understands|argue|agree|agrees|promise|promised|decide|decides|decided|expect|worry|care,
  must, should, shall, would, could, might, did, had to, has to, have to,
  was|were been, was, were, had, got, went, came, took, gave, left, lost, kept, found, brought|brings,
  broke|broken, fell, ran, turned, happened, happens, became, cost, spent, paid, pay|pays|paying, sent, put|puts,
  stopped|stop|stops, tried|tries|try, used to, called, wrote, stood, seen, gone, gets, getting, going, coming,
  i only, makes me, lets, makes us, running out, wait|waiting|waits, leave|leaves|leaving, sell|sells up|as,
  charge|charges|charged, copy|copies, drop|dropped, fail|fails|failed|failing, fight|fights|fighting,
  push|pushed, threatened, pressed|press, show|shows up, close to, bad, worse, worst, hard, difficult, expensive,
  cheap|cheapest, slow, ugly, terrible, awful, poor, wrong, strange, weird, funny, annoying, boring, stupid,
  problem|problems, trouble, trouble|issue|issues, unfortunately, reason, real reason, afraid, allowed, forbidden,
  legally, private|privately, personally, internal, internally, complicated, money, cash|account, cut|cuts, drunk,
  dead, sick, ill, tired, angry, sad, happy|happier, proud, lucky, sure, maybe, later, yet, soon, today,
  yesterday, tomorrow, tonight, last|this year|month|week|winter|summer|spring|autumn|season|time, these days,
  lately, recently, next week|month|year, other|others, another, everywhere, months ago, ago,
  years now|ago|more|left, temporary, someday
`;

/** Words that make a sentence about the owner or somebody the owner knows. */
export const personal = `
  my, me, mine, he, she, him, her, his, was, were, had, did, got, lost, left, us, i am,
  i was|have|had|got|lost|did|do not, we had|got|lost|were|did|have _ with, our own, since the,
  last year|month|week|winter|summer|spring|autumn|season, because of, still, again,
  is going|coming|getting|running, is gone, has gone|been, against, soon
`;

/** Words that turn a list of people into a remark about them. */
export const remarks = `
  i, me, us, my, but, not, no, never, they, them, though, although, because, only if|when, except, anymore,
  no longer, less, fewer, only$, ^nice, than sense, posh, snob*, rich, poor, richer|poorer|wealthy, than we, want|wants|come|comes to chat|talk|moan|haggle|complain, since the|we|that, now since, he, she, him, her, and then, even, actually, really, honestly, just, still, always, pay|pays, money,
  cheap
`;

/** Problems that some trades work on; in a sentence about the owner they are private. */
export const topics = `
  divorce|divorces, lawsuit|lawsuits|litigation|tribunal, burglary|theft|fraud|scam|scams|virus,
  rats|mice|bedbugs|mould|mold|damp|leak|leaks|flood|fire, bankruptcy|insolvencies, struggling,
  complaint|complaints|mistake|mistakes, investor|investors, redundancy, suicide, diagnosis|diagnoses,
  exhaustion|depressed, pregnant, court, debt|debts, loan|loans, mortgage, tax|taxes, insolvency, cancer, stroke,
  illness, sickness, disease, death, accident, injury|injuries, police, lawyer|lawyers, solicitor|solicitors,
  insurance|insurer, landlord, lease, salary|wages, wage, addiction, alcohol, drugs, depression, anxiety, burnout,
  pregnancy, baby, inheritance, conflict|conflicts, claim|claims, damage, crisis, hospital, doctor, bank, customs,
  inspector, rent, contract|contracts, invoice|invoices, commission, investment, visa, jail|prison, abuse,
  violence, separation|separated
`;
