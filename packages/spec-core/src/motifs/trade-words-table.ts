/**
 * The words that name a trade: beginnings of words in lower case, several words joined by '+' ('driving+school' is
 * both, in this order). '=' requires the whole word, '~' marks a word of many trades, which only counts if nothing
 * better matches.
 */
export const tradeWords: Readonly<Record<string, string>> = {
  plumber: "plumb heating boiler gas+engineer bathroom+fitt drain",
  electrician: "electrician electrical rewir ev+charg solar+install lighting+install",
  builder:
    "builder building+contract building+company roof roofi roofe bricklay mason extensions renovat plaster scaffold groundwork loft+conver",
  carpenter: "carpent joiner cabinet kitchen+fitt woodwork furniture+mak staircase floor+fitt",
  painter: "painter+and+decor painting+and+decor decorator decorating house+paint wallpaper",
  gardener: "garden landscap tree+surg arborist lawn hedge",
  "estate-agent": "estate+agen lettings letting+agen property+manage real+estate realtor property+sale",
  architect: "architect surveyor structural+engineer planning+consult",
  cafe: "cafe café coffee tea+room teahouse roaster espresso sandwich brunch",
  bakery: "bakery baker bakehouse patisserie pastry pastries bread sourdough cake",
  restaurant:
    "restaurant bistro caterer catering trattoria pizzeria brasserie takeaway chef kitchen+table~ food+truck diner",
  pub: "pub brewery brewer brewing taproom wine+bar cider distill tavern",
  hairdresser: "hairdress hair+salon hairstyl barber hair~ stylist~",
  beautician:
    "beauty beautician nail spa lash brow skincare makeup massage+studio wax waxing cosmetic aesthetics",
  tailor:
    "tailor dressmak seamstress alteration bespoke+suit sewing bridal+wear curtain upholster fashion+label clothing+repair",
  jeweller: "jewel goldsmith silversmith watchmak watch+repair engraver",
  nursery: "nursery kindergarten forest+school childmind preschool pre+school playgroup childcare daycare",
  tutor:
    "tutor tuition school language+lesson language+course academy~ college~ education~ school~ exam+prep lesson~",
  music:
    "music+teach music+school music+lesson piano violin guitar singing choir orchestra drum =band cellist string+quartet musician",
  driving: "driving+school driving+instruct driving+lesson driver+train",
  dentist: "dentist dental dentistry orthodont hygienist oral+surg maxillofacial+surg zahnarzt zahnärzt",
  physio: "physio osteopath chiroprac sports+therap sports+massage massage+therap podiatr",
  clinic:
    "clinic~ doctor surgery~ pharmac homeopath naturopath acupunct herbalist nutrition counsell psycholog psychotherap medical midwi therapist~",
  vet: "vet veterin dog+groom groom~ kennel cattery pet~ dog+walk dog+train puppy",
  optician: "optician optometr eyewear spectacle eye+care",
  gym: "gym personal+train fitness crossfit martial+art boxing",
  yoga: "yoga pilates medita",
  solicitor: "solicitor lawyer law attorney barrister legal~ notar conveyanc mediat",
  accountant: "accountan accounting bookkeep tax payroll auditor",
  adviser: "insurance mortgage financial+advi financial+plan pension wealth broker investment",
  consultant:
    "consult~ coach~ recruit management+advi human+resource hr virtual+assist marketing+advi public+relation project+manage",
  software:
    "software web+develop website+develop app+develop saas developer programm platform~ cloud~ data+scien cyber web+agency startup",
  "it-support":
    "it+support computer+repair it+service phone+repair laptop+repair computer+help managed+service",
  photographer: "photograph videograph film+mak wedding+film headshot portrait+studio",
  designer:
    "design~ graphic+design illustrat letterpress branding brand+studio studio+for+print artist~ printmak calligraph art+director",
  potter: "potter pottery ceramic ceramicist kiln",
  florist: "florist flower floral",
  bookshop: "bookshop bookstore =books~ bookseller stationer librar",
  "bike-shop": "bike bicycle cycle+repair cycling+shop e+bike ebike",
  grocer:
    "greengrocer farm+shop grocer =deli delicatessen veg+box butcher fishmonger orchard market+stall farm+produce cheesemonger",
  shop: "gift+shop boutique online+shop online+store webshop toy+shop shop~ store~ retail~ homeware",
  guesthouse:
    "hotel guesthouse guest+house b&b bed+and+breakfast holiday+cottage holiday+let inn hostel apartments~ lodge",
  guide:
    "guided+walk walking+tour tour+guide hiking trek mountain+guide outdoor+centre climbing campsite camping guided+tour adventure walking+holiday",
  boats: "boat sailing yacht charter canoe kayak ferry fishing+trip surfing =surf =dive diving",
  traveller: "travel+agen travel~ tours~ tour+operator safari cruise",
  garage:
    "garage mechanic car+repair mot tyre auto+repair car+service bodyshop car+dealer used+car vehicle+repair",
  removals:
    "removal courier man+and+van haulage logistics house+move moving+company freight transport+company delivery+service",
  cleaner: "cleaner cleaning window+clean housekeep laundry janitor",
  locksmith: "locksmith lock+fitt security+install key+cut",
};

/**
 * The default trade of an industry if no word names one: only drawings that suit the whole industry. Other
 * industries get letters.
 */
export const tradeOfIndustry: Readonly<Record<string, string>> = {
  "Legal Services": "solicitor",
  Finance: "accountant",
  Healthcare: "clinic",
  Technology: "software",
  Education: "tutor",
  "Food & Hospitality": "restaurant",
  "Retail & E-commerce": "shop",
  "Travel & Tourism": "traveller",
  "Creative & Design": "designer",
  "Professional Services": "consultant",
};
