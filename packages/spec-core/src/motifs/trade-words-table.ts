/**
 * The words that name a trade: beginnings of words in lower case, several words joined by '+' ('driving+school' is
 * both, in this order). '=' requires the whole word, '~' marks a word of many trades, which only counts if nothing
 * better matches.
 */
export const tradeWords: Readonly<Record<string, string>> = {
  plumber:
    "plumb heating boiler gas+engineer bathroom+fitt drain drain+clean drain+clear drain+unblock drain+jet",
  hvac: "hvac hvacr heating+and+air heating+air heating+and+cooling heating+cooling cooling+and+heating furnace air+condition aircon air+con ac+repair ac+install ac+service heat+pump ductwork duct+install duct+clean ventilation+install ventilation+system climate+control mini+split refrigeration+engineer",
  electrician: "electrician electrical rewir ev+charg solar+install solar+panel lighting+install",
  builder:
    "builder building+contract building+company bricklay mason extensions renovat plaster scaffold groundwork loft+conver handyman handymen handyperson handy+man odd+job property+mainten",
  roofer: "roof reroof slater slating guttering rooftile",
  carpenter:
    "carpent joiner cabinet kitchen+fitt woodwork furniture+mak furniture+restor furniture+repair staircase floor+fitt floor+lay floor+sand parquet wood+floor wooden+floor",
  "home-access":
    "stairlift stair+lift grab+bar grab+rail handrail hand+rail bath+rail home+adaptation disabled+adaptation accessible+bathroom wheelchair+ramp access+ramp",
  painter: "painter+and+decor painting+and+decor decorator decorating house+paint wallpaper",
  gardener: "garden lawn hedge plant+nurser tree+nurser",
  landscaper:
    "landscap hardscap landscap+garden landscap+lawn landscap+and+lawn landscap+and+garden lawn+and+landscap lawn+landscap garden+and+landscap patio+build patio+install patio+contract paver+install paver+contract retaining+wall",
  "tree-surgeon": "tree+surg tree+care tree+service tree+work tree+fell arborist arboricult",
  "estate-agent": "estate+agen lettings letting+agen property+manage real+estate realtor property+sale",
  architect: "architect planning+consult",
  cafe: "cafe café coffee tea+room teahouse roaster espresso sandwich brunch =tea ice+cream gelat tea+garden snack+bar juice+bar salad+bar milk+bar dessert+bar",
  bakery:
    "bakery baker bakehouse patisserie pastry pastries bread sourdough cake bakery+and+cafe bakery+and+café bakery+cafe bakery+café bakery+and+coffee bakery+coffee bakery+and+tea bread+and+cafe bread+and+café bread+for+cafe bread+for+café",
  restaurant:
    "restaurant bistro caterer catering trattoria pizzeria brasserie takeaway chef kitchen+table~ food+truck diner chip+shop fish+and+chip grill steak kebab street+food supper+club taqueria taquería taco tapas sushi ramen noodle burger pizza curry+house smokehouse bbq barbecue barbeque crêperie creperie oyster~ oyster+bar seafood+bar",
  pub: "pub brewery brewer brewing taproom wine+bar beer+garden cider distill tavern micropub =bar~ nightclub cocktail wine+merchant gin",
  hairdresser: "hairdress hair+salon hairstyl hair+exten bridal+hair wedding+hair barber hair~ stylist~",
  beautician:
    "beauty beautician nail spa lash brow skincare massage+studio wax waxing cosmetic aesthetics makeup make+up hair+removal laser+hair lash+exten lash+lift tanning",
  tailor: "tailor dressmak seamstress alteration bespoke+suit sewing fashion+label clothing+repair",
  jeweller: "jewel goldsmith silversmith watchmak watch+repair engraver",
  nursery: "nursery kindergarten forest+school preschool pre+school playgroup",
  "day-care":
    "childmind child+minder childcare child+care child+day+care daycare day+care~ after+school breakfast+club babysit nanny nannies",
  tutor:
    "tutor tuition language+lesson language+course language+school academy~ college~ education~ school~ exam+prep lesson~",
  music:
    "music+teach music+school music+lesson piano violin guitar singing choir orchestra drum =band cellist string+quartet musician",
  driving:
    "driving+school driving+instruct driving+lesson driver+train hgv+train lgv+train lorry+train towing+lesson towing+course towing+school towing+train towing+instruct trailer+lesson trailer+train caravan+lesson caravan+course reversing+lesson",
  dentist: "dentist dental dentistry orthodont hygienist oral+surg maxillofacial+surg zahnarzt zahnärzt",
  physio: "physio osteopath chiroprac sports+therap sports+massage massage+therap",
  clinic:
    "clinic~ ear+wax earwax doctor surgery~ medical midwi lactat breastf doula nurse care+home home+care carer dementia+care nursing+home occupational+therap hospital hospice physician maternity residential+home",
  "speech-therapy": "speech+therap language+therap speech+and+language+therap",
  remedies:
    "pharmac homeopath naturopath acupunct herbalist nutrition reiki aromatherap reflexolog chinese+medicine",
  therapist:
    "counsell psycholog psychotherap hypnotherap talking+therap couples+therap family+therap art+therap cbt relationship+therap therap~",
  vet: "vet veterin pet+board pet+hotel pet+day pet+sit pet+sitter groom~ kennel pet~",
  "horse-vet":
    "equine+vet equine+surg equine+dent equine+practice horse+vet horse+dent vet+for+horse vet+for+pony vet+for+ponies vet+for+donkey vet+for+equine",
  optician: "optician optometr eyewear spectacle eye+care",
  gym: "gym personal+train fitness crossfit martial+art boxing karate judo taekwondo jiu",
  yoga: "yoga pilates medita",
  solicitor: "solicitor lawyer law attorney barrister legal~ notar conveyanc mediat",
  accountant: "accountan accounting bookkeep tax payroll auditor",
  adviser: "insurance mortgage financial+advi financial+plan pension wealth broker investment",
  consultant:
    "consult~ coach~ recruit management+advi human+resource hr virtual+assist marketing+advi public+relation project+manage marketing~ seo",
  engineer:
    "engineering+consult consulting+engineer consultant+engineer engineering+practice engineering+design structural+engineer civil+engineer geotechnic site+investigat environment+engineer environment+consult environment+plan environment+impact environment+survey ecolog+consult ecolog+survey energy+engineer energy+consult energy+plan energy+assess hydrogen refuelling refueling fire+engineer acoustic+consult acoustic+engineer process+engineer bridge+engineer highway+engineer rail+engineer railway+engineer mechanical+engineer building+services+engineer transport+plan traffic+engineer flood+risk topograph surveyor land+survey building+survey measured+survey quantity+survey party+wall wind+farm heat+network district+heating nuclear decommission",
  software:
    "software web+develop website+develop app+develop saas developer programm platform~ cloud~ data+scien cyber web+agency startup",
  "it-support":
    "it+support computer+repair it+service phone+repair laptop+repair computer+help managed+service",
  photographer: "photograph videograph film+mak drone+pilot wedding+film headshot portrait+studio",
  designer:
    "design~ graphic+design illustrat letterpress branding brand+studio studio+for+print artist~ printmak calligraph art+director printer printing sign+mak signwrit",
  potter: "potter pottery ceramic ceramicist kiln",
  florist: "florist flower floral bouquet",
  bookshop: "bookshop book+shop book+store bookstore =books~ bookseller stationer librar",
  "bike-shop": "bike bicycle cycle+repair cycling+shop wheel+build e+bike ebike =cycles~",
  grocer: "greengrocer farm+shop grocer =deli delicatessen veg+box orchard market+stall farm+produce",
  shop: "gift+shop boutique online+shop online+store webshop toy+shop architectural+salvage salvage+yard builders+merchant wallpaper+shop discontinued+wallpaper shop~ store~ retail~ homeware",
  guesthouse:
    "hotel guesthouse guest+house b&b bed+and+breakfast holiday+cottage holiday+let inn hostel apartments~ lodge",
  campsite: "campsite camp+site camping glamping caravan+park caravan+site camping+pod bell+tent",
  guide:
    "guided+walk walking+tour tour+guide hiking trek mountain+guide outdoor+centre climbing guided+tour adventure walking+holiday",
  "angling-boats":
    "fishing+charter charter+fishing fishing+trip sea+fishing game+fishing sport+fishing deep+sea+fish angling+trip angling+charter sea+angling fishing+boat+hire",
  boats: "boat marine+mechanic marine+engineer outboard sailing yacht charter canoe kayak ferry =dive diving",
  traveller: "travel+agen travel~ tours~ tour+operator safari cruise",
  garage:
    "garage mechanic~ car+mechanic auto+mechanic car+repair mot tyre tow+bar towbar =auto+repair car+service bodyshop car+dealer used+car vehicle+repair car+air+con vehicle+air+con car+aircon air+con+regas aircon+regas",
  removals:
    "=removals house+clear piano+moving piano+mover piano+removal removal+compan removal+firm removal+service courier man+and+van man+with+van man+with+a+van haulage logistics house+move moving+company freight transport+company delivery+service self+storage storage+unit",
  cleaner: "cleaner cleaning solar+panel+clean window+clean housekeep valet car+wash janitor",
  locksmith: "locksmith lock+fitt security+install key+cut",
  sharpener: "sharpen knife+grind saw+doctor",
  cobbler: "cobbler shoe+repair shoe+mend shoemak boot+repair bootmak",
  farrier: "farrier horse+shoe horse+shoeing",
  "appliance-repair":
    "appliance+repair appliance+engineer appliance+service washing+machine washer+repair dishwasher+repair fridge+repair oven+repair cooker+repair tumble+dryer white+goods",
  "window-fitter":
    "window+fit window+install double+glaz glazier glazing insect+screen fly+screen flyscreen mosquito+screen shutters =blinds",
  dogs: "dog+groom dog+board dog+hotel dog+walk dog+train dog+day dog+sit dog+sitter dog+spa dog+salon doggy puppy",
  cakes:
    "wedding+cake birthday+cake celebration+cake novelty+cake custom+cake cake+maker cake+making cake+design cake+decorat cake+artist cake+studio",
  cattery: "cattery cat+board cat+hotel cat+sit cat+sitter cats+only",
  hut: "mountain+hut alpine+hut bunkhouse mountain+refuge",
  surf: "surfing =surf kitesurf windsurf kite+surf",
  podiatrist: "podiatr chiropod foot+care~ footcare~ foot+health foot+clinic",
  "stump-grinder": "stump+grind~ stump+remov~",
  laundry: "laundr~ launder~ laundrom~ dry+clean ironing~",
  "piano-workshop":
    "piano+tuning piano+tuner piano+technic piano+repair piano+restor piano+workshop piano+service piano+maker piano+making piano+build piano+shop piano+sale",
  bookbinder:
    "bookbind book+bind bindery binder~ thesis+bind book+conserv book+repair book+restor paper+conserv paper+restor map+conserv map+restor document+conserv document+restor",
  "picture-framer": "picture+fram framer~ frame+shop framing+shop framing+studio",
  clockmaker:
    "clock+repair clockmak clock+maker clock+restor clocks+repair repair+of+clock repair+of+old+clock repair+of+antique+clock horolog",
  blacksmith: "blacksmith wrought+iron ironwork forge~",
  luthier:
    "luthier violin+maker violin+making violin+repair violin+restor violin+workshop guitar+maker guitar+making guitar+build guitar+repair guitar+workshop instrument+maker instrument+making instrument+repair",
  upholsterer: "upholster reupholster curtain soft+furnish",
  candles: "candle+maker candle+making candle+shop candle+studio candle+company candlemak candle~",
  soaps: "=soap soapmak",
  livestock:
    "dairy+farm sheep+farm cattle+farm goat+farm beef+farm livestock+farm egg+farm poultry+farm chicken+farm smallholding petting+farm farm+park",
  "farm-vet":
    "large+animal farm+animal+vet farm+vet farm+animal+practice livestock+vet cattle+vet dairy+vet bovine+vet vet+for+farm vet+for+cattle vet+for+cow vet+for+livestock vet+for+large",
  beekeeper: "beekeep apiar honey+maker honey+producer honey+farm =honey~ =bee~",
  cheesemaker: "cheese+maker cheese+making cheese+dairy cheese+shop cheesemak cheesemonger creamery =dairy~",
  preserves:
    "hot+sauce sauce+maker chilli+sauce chili+sauce chutney preserves marmalade condiment ketchup piccalilli kimchi jam+maker jam+making jam+and =sauce =jam~ =pickle~ pickling =relish~ =mustard~",
  butcher: "butcher butcher+and",
  fishmonger: "fishmonger wet+fish",
  sweep: "chimney+sweep chimney+clean flue+clean flue+sweep",
  stoves:
    "stove stove+fitt stove+install wood+burner log+burner fireplace fireplace+build fireplace+fitt fireplace+install firewood fire+wood log+deliver log+suppl",
  riding:
    "riding+school riding+lesson riding+centre riding+center riding+stable riding+instruct horse+riding livery+yard livery+stable horse+livery equestri pony+trek pony+club pony+ride saddler saddlery =horse~ pony~ ponies~",
  "sports-coach":
    "football+coach football+school football+academ football+club soccer tennis golf badminton netball rugby+coach rugby+school cricket+coach cricket+school cricket+academ hockey+coach hockey+school sports+coach running+coach athletics+coach",
  swimming: "=swim swimmer swimming+pool pool+clean pool+maint pool+servic",
  bridal:
    "wedding+dress wedding+gown bridal+wear bridalwear bridal+shop bridal+boutique bridal+alteration bridal+gown bridal+dress bridal+seamstress bridesmaid+dress bridal~",
  "funeral-celebrant":
    "funeral+celebrant funeral+officiant funeral+ceremon memorial+celebrant celebrant+for+funeral celebrant+funeral",
  weddings: "wedding+plan wedding+celebrant wedding+coordinat",
  "party-hire":
    "marquee bouncy inflatable balloon~ balloon+decor balloon+art party+balloon party+hire party+plan event+hire face+paint child+entertain children+entertain children+s+entertain kids+entertain",
  skips: "skip+hire skip+bin dumpster+hire dumpster+rent bin+hire waste+removal rubbish+removal junk+removal",
  fencing: "fencing =fence fence+install fence+build gates+and+fence",
  taxis: "=taxi minicab cab+firm cab+hire private+hire+taxi airport+transfer chauffeur minibus coach+hire",
  hearing: "hearing audiolog",
};

/**
 * The words of trades without drawings of their own, written as above, and of things whose name ends in that of a trade
 * ('towel bar'): their sites get letters, since the drawings of a
 * trade that is near them would be wrong (a consultant's target for an undertaker, a schoolbook for a riding school).
 */
export const wordsWithoutDrawings =
  "undertak funeral crematori celebrant wedding+and+funeral funeral+and+wedding naming+and+funeral wedding+funeral translat interpret event+plan event+manage wedding+dj =dj disc+jockey magician entertain danc ballet horsebox rocking+horse clothes+horse livery hot+air+balloon balloon+flight balloon+ride curtain+wall weld fabricat tile+stove tiled+stove stove+build oven+build wheelwright bread+oven pizza+oven dry+stone tattoo piercing private+hire museum escape+room fencing+club fencing+coach fencing+lesson church tv+repair tv+aerial aerial+install security+guard cctv drone+survey 3d+print motorbike motorcycle boat+build tattoo+removal chocolat auction cookery tree+house tool+librar toy+librar school+bus oyster+mushroom gravestone headstone tombstone =grave gravestone+clean headstone+clean tombstone+clean =grave+clean memorial+clean memorial+mason monumental+mason organ+build organ+tun towel+bar~ bar+stool~ bar+chair~ bar+chart~ bar+code~ bar+mitzvah~ bar+exam~ bar+council~ curtain+bar~ safety+bar~ support+bar~ wall+bar~ pull+up+bar~ roll+bar~ handle+bar~ window+bar~ security+bar~ light+bar~ sound+bar~ monkey+bar~ chocolate+bar~ soap+bar~ doll+hospital dolls+hospital typewriter camera+repair radio+repair hi+fi hifi lamp+repair lost+pet pet+detect";

/**
 * The default trade of an industry if no word names one: only drawings that suit the whole industry. Other
 * industries get letters.
 */
export const tradeOfIndustry: Readonly<Record<string, string>> = {
  "Legal Services": "solicitor",
  Finance: "accountant",
  Technology: "software",
  Education: "tutor",
  "Retail & E-commerce": "shop",
};
