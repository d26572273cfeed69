/** Turns of speech that contain one of the words above but say nothing about the industry. */
export const neutralPhrases = `world class, first class, best in class, in house, home page, landing page, website, web site,
  social media, customer service, case study, best practice, state of the art, cutting edge, tailor made, track record,
  raise the bar, bar none, by law, in the event, house style, food for thought, at the end of the day, in the house,
  school run, beauty of, art of, state of mind, portfolio page, contact form, blog post, app store, play store,
  product page, in store for, interest in, hand in hand, high street, main street, market place leader, price range,
  online presence, digital presence, brand new, car park, parking, food chain, in the air, data protection,
  stand the test of time, test of time, design brief, return on investment, invest in our people, law abiding,
  house hold name, household name, under one roof, through the roof, bread and butter, icing on the cake, piece of cake,
  jack of all trades, rain or shine, cherry on top, river bank, food bank, bank holiday, of course, team building, trading since, trading as, capital city,
  industrial estate, open door, next door, public liability insurance, including tax, incl tax, nail it, site menu,
  south coast, north coast, east coast, west coast, on track, on the road, come rain or shine, business trip`;
