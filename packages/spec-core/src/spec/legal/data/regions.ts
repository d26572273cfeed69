/** A state or province with its own laws and registers. */
interface Region {
  readonly name: "state" | "province";
  /** Matches the name of the region, or of a large city in it. */
  readonly named: RegExp;
  /** Matches its abbreviation: 'NSW', 'Dayton OH'. */
  readonly letters: RegExp;
  /** Matches a postal code of the region by its first characters. */
  readonly code: RegExp;
}

/** The countries whose states or provinces have their own laws and registers, by ISO 3166-1 code. */
export const regions: Readonly<Record<string, Region>> = {
  AU: {
    name: "state",
    named:
      /(?<!\p{L})(?:New South Wales|Victoria(?! (?:Street|St|Road|Rd|Square))|Queensland|South Australia|Western Australia|Tasmania|Northern Territory|Australian Capital Territory|Sydney|Melbourne|Brisbane|Perth|Adelaide|Hobart|Darwin|Canberra)(?!\p{L})/u,
    letters: /(?<!\p{L})(?:NSW|VIC|Vic|QLD|Qld|SA|WA|TAS|Tas|NT|ACT)(?!\p{L})/u,
    code: /(?<!\d)\d{4}$/u,
  },
  CA: {
    name: "province",
    named:
      /(?<!\p{L})(?:Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Prince Edward Island|Qu[eé]bec|Saskatchewan|Yukon|Northwest Territories|Nunavut|Toronto|Montr[eé]al|Vancouver|Calgary|Edmonton|Ottawa|Winnipeg|Halifax|Regina|Saskatoon|Fredericton|Moncton|Charlottetown)(?!\p{L})/u,
    letters: /(?<!\p{L})(?:AB|BC|B\.C\.|MB|NB|NL|NS|N\.S\.|ON|PE|PEI|P\.E\.I\.|QC|SK|YT|NT|NU)(?!\p{L})/u,
    code: /(?<![\p{L}\d])[A-Z]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])/iu,
  },
  US: {
    name: "state",
    named:
      /(?<!\p{L})(?:Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawai['’]?i|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|Wisconsin|Wyoming|Puerto Rico|Boston|Chicago|Philadelphia|San Francisco|Los Angeles|Seattle|Denver|Atlanta|Miami|Dallas|Houston|Detroit)(?!\p{L})/u,
    letters:
      /(?<!\p{L})(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])(?=,? \d{5}|[.,;)\s]*$|,? USA?(?!\p{L}))/mu,
    code: /(?<!\d)\d{5}(?:-\d{4})?$/u,
  },
};
