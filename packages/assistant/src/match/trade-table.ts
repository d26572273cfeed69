/** Owners' trades and materials, which are no part of their questions. */
export const trades: readonly string[] =
  `accountant accountants architect bakery baker bakers bar barber barbers beautician bistro bookkeeper bookshop boutique brewery builder builders
  business businesses butcher butchers cafe cakes carpenter caterer catering childminder chiropractor church cleaner cleaners cleaning clinic club coach
  company consultant cottage dance deli dental dentist dentists dog driving electrician electricians farm firm fishmonger fitness florist florists
  flowers garage gardener gardeners greengrocer grocer grooming guesthouse gym hair hairdresser hairdressers handyman hotel joiner joinery jeweller
  kennels kitchen kitchens landscaper lawyer locksmith massage mechanic minicab nail nails nursery optician optometrist osteopath painter
  parlour pet physio physiotherapist plasterer plumber plumbers plumbing practice pub restaurant restaurants roofer roofers salon salons scaffolder
  school shop shops solicitor solicitors spa stall studio surgery tailor takeaway tattooist taxi teacher therapist trade trader tradesman
  tutor upholsterer van vet vets wedding weddings wholesaler workshop yoga`.split(/\s+/);

/**
 * More of the industries that the product knows; elsewhere than beside a website these words may be what is asked for.
 */
export const furtherTrades: readonly string[] =
  `acupuncturist aromatherapist audiologist chemist chiropodist counsellor counselor dermatologist dietician dietitian herbalist hypnotherapist
  nutritionist orthodontist pharmacist podiatrist psychiatrist psychologist psychotherapist reflexologist veterinarian midwife doula
  pharmacy hospice auditor insurer pawnbroker stockbroker alehouse bakeshop bartender brewer brewhouse burger butchery cakery
  cheesemonger chocolatier cidery coffeehouse coffee confectioner creamery diner distiller distillery eatery gastropub hotelier inn kebab
  microbrewery micropub nightclub patissier pizza pizzeria roastery steakhouse teashop tearoom tea vineyard winery campsite glamping hostel
  chippy sandwich babysitter nanny educator instructor lecturer playgroup preschool college academy aesthetician bootmaker braider cobbler
  costumier dressmaker esthetician goldsmith hairstylist hatter jeweler manicurist milliner perfumer piercer shoemaker silversmith stylist
  watchmaker tattoo tattooer beauty lash lashes brow brows arborist bricklayer decorator exterminator fencer fencing glazier
  groundworker housebuilder realtor renovator roofing surveyor thatcher tiler valuer surfacer driveway driveways pest lettings landlord
  removals scaffolding loft conservatory actor animator artist author bagpiper blacksmith bookbinder calligrapher caricaturist
  cartoonist carver cellist ceramicist choreographer comedian composer craftsman drummer embroiderer engraver entertainer filmmaker
  framer guitarist harpist journalist magician musician novelist organist photographer pianist potter pottery printmaker
  proofreader sculptor signwriter singer songwriter violinist weaver woodworker dj band choir theatre barrister
  conveyancer mediator notary celebrant recruiter fundraiser undertaker funeral headhunter auctioneer bookseller
  dealer grocery haberdashery importer ironmonger merchant retailer saddler stallholder stationer sweetshop tobacconist chandlery antiques
  beekeeper bodyshop boatyard breeder farmer farrier fisherman haulier haulage courier miller wheelwright cattery kennel groomer
  walker trekking stables charity mosque parish council scouts dojo karate pilates trainer golf tennis football rugby swimming sailing
  laundry launderette valeting chauffeur minibus tyre mot`.split(/\s+/);
