/** Verbs, which occur in sentences but not in lists of goods, hours and prices. */
export const verbs = `
  i, we, they, he, she, it, there is|are|was|were, this, that, who, whether, what, how, why, am, was, were, been,
  being, has, have, had, do, does, did, can, could, will, would, must, should, may not|be|have, might, let,
  gets|got|get, goes|went|going, comes|came|come to|from|in|back|on, makes|made the|us|a|it, takes|took,
  gives|gave, wants|want, thinks|think, says|said, needs|need, knows|know, keeps|kept, puts,
  runs|ran out|until|off, looks, seems, stays|stay, lives, works|work for|at|with|as, owns, belongs|belong, feels,
  plays, drives, sells, buys, pays, costs more|less|too|us, uses|used to, likes|like, loves|love, hates|hate,
  starts, stops|stopped, dropped, vanished, moved, changed, happened, turned, failed, refused, decided, promised,
  expired, arrived, died, cancelled|canceled, ended, wanted, needed, asked, tried, called, left, lost, brought,
  bought, sold us|it|them|off, told, found, thought, knew, felt, sent, spent, broke, fell, will not,
  opened his|her|their|a|the, closed his|her|their|down, offered, charged, paid, owed
`;

/** Verbs that link a thing with what is said about it: 'The office is open'. */
export const links = `
  is, are
`;
