const list = (words: string): readonly string[] => words.split(/\s*,\s*/u);

/** Matches phrases that do not name a thing, by their first or last word: 'i teach', 'do the books', 'lessons in'. */
export const partOfSentence =
  /^(?:i|we|my|our|you|your|to|do|does|buy|sell|get|make|teach|learn|help|call|ring|book) |(?: (?:in|for|of|on|and|with|to|at))$/iu;

/** Words of the trades that no picture can show: money, documents, times, qualities, customers. */
export const unpictured: ReadonlySet<string> = new Set(
  list(
    `ring, call, text, message, price, prices, fee, fees, cost, costs, rate, rates, vat, vat return, vat returns, tax,
    tax return, tax returns, payroll, ledger, appointment, appointments, booking, bookings, member, members, membership,
    term time, after school, before school, short break, short breaks, self catering, second hand, vintage, used,
    gluten free, vegan, vegetarian, organic, halal, kosher, medical, therapeutic, clinical, emergency, trendy, heat,
    homeowner, homeowners, landlord, landlords, collection, collections, delivery, charity, buy, sell, hire, rent, let,
    college, university, degree, council, insurance, online, service, services, quality, local, professional,
    school, schools, order, orders, ordering, gift, gifts, chairs, stay, stays, sleeps, evening, evenings, adults,
    injury, injuries, pregnant, repairs, leaks, gas safe, exams, grades`,
  ),
);

/**
 * Matches sentences about the past, about others or about what is not offered; their words are not used as keywords for
 * pictures.
 */
export const besideTheTrade =
  /(?<!\p{L})(?:separate(?:ly)?|not included|by others|someone else|don['’]?t|do not|doesn['’]?t|never|no longer|neither|years? (?:in|at|with) (?:an?|the) (?!trade|business|industry)|studied|trained|qualified|graduated|used to|was|were|apprenticed)(?!\p{L})/iu;
