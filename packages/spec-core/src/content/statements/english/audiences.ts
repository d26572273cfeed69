/** The customers that a business is for. */
export const audiences = `
  people, persons, families, family, couples, singles, kids, children, babies, toddlers, teens, teenagers, adults,
  grown ups, parents, mums, dads, mothers, fathers, grandparents, seniors, elderly, pensioners, retirees,
  students, pupils, schools, school, nurseries, universities, beginners, learners, experienced, professionals,
  amateurs, enthusiasts, hobbyists, collectors, lovers, fans, readers, writers, artists, musicians, dancers,
  photographers, designers, architects, builders, developers, engineers, landlords, tenants, homeowners, owners,
  house, home, householders, buyers, sellers, investors, farmers, growers, gardeners, riders, runners, cyclists,
  hikers, walkers, climbers, swimmers, surfers, skiers, anglers, golfers, players, athletes, teams, clubs,
  tourists, travellers, travelers, visitors, guests, locals, residents, neighbours, neighbors, neighbourhood,
  commuters, drivers, motorists, bikers, campers, pilgrims, expats, foreigners, newcomers, immigrants, businesses,
  companies, firms, freelancers, contractors, traders, shops, restaurants, cafes, cafés, bars, pubs, hotels,
  offices, office, workers, employees, managers, employers, founders, startups, start ups, charities, churches,
  councils, authorities, agencies, hospitals, clinics, doctors, dentists, patients, carers, women, men, ladies,
  gentlemen, girls, boys, brides, grooms, bridal, newlyweds, everybody, everyone, anyone, anybody, all ages, ages,
  years, customers, clients, private, commercial, industrial, trade, dogs, cats, pets, dog, cat, horse, friends,
  groups, parties, associations, members, donors, volunteers, folks, folk, americans, germans, british, dutch,
  french, swiss, europeans, welcome, quilters, makers, chefs, brewers, shoppers, hunters, gourmets, vegans,
  vegetarians, celiacs, coeliacs, wedding, weddings
`;
