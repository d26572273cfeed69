import type { LanguageTerms } from "./language-terms.ts";

/** Words that mean the same in German, Spanish and French. */
export const internationalTerms: LanguageTerms = {
  Technology: {
    3: `software, hardware, cloud, app, apps, it support, it service, iot, saas, voip, webdesign agentur it, hosting, cybersecurity, open source, chatbot, gaming pc, wifi, wlan, machine learning, blockchain, linux, start up ki`,
    2: `tech, web, online plattform, digital`,
    1: `online`,
  },
  Healthcare: {
    3: `yoga, pilates, fitness, fitnessstudio, reiki, wellness massage, ayurveda`,
    2: `detox`,
    1: `spa`,
  },
  Finance: {
    3: `leasing, factoring, broker, crowdfunding, fintech, trading, crypto, bitcoin`,
    2: `capital`,
    1: `finanz`,
  },
  "Food & Hospitality": {
    3: `catering, hotel, restaurant, bar, bistro, cafe, pizza, pizzeria, sushi, tapas, burger, kebab, food truck, foodtruck, hostel, pub, brunch, espresso, gin, whisky, cocktail, barbecue, grill, bed and breakfast, trattoria, ristorante, osteria, gelateria, ramen, street food`,
    2: `buffet, lounge, vegan, gourmet, lunch`,
    1: `menu`,
  },
  Education: { 3: `montessori, e learning, bootcamp, workshops`, 2: `campus, training`, 1: `workshop` },
  "Fashion & Beauty": {
    3: `barber, barbershop, tattoo, piercing, make up, nail, nails, streetwear, lash, beauty, fashion, vintage mode, lifting, microblading, spa`,
    2: `style, design mode, accessoires`,
    1: `vintage, look`,
  },
  "Real Estate & Construction": { 3: `loft, penthouse, facility`, 2: `home staging`, 1: `home` },
  "Creative & Design": {
    3: `design, designer, graffiti, logo, logos, podcast, podcasts, video, videos, dj, jazz, band, copywriting, branding, motion design, webdesign, art`,
    2: `studio, atelier, film, content, illustration, social media`,
    1: `creative, marketing`,
  },
  "Legal Services": { 3: `copyright, legal tech kanzlei`, 2: `compliance`, 1: `visa` },
  "Professional Services": {
    3: `marketing, coaching, coach, seo, consulting, recruiting, headhunting, pr, call center, callcenter, outsourcing, wedding planner, interim management`,
    2: `management, event, events, security, business`,
    1: `service, team`,
  },
  "Retail & E-commerce": {
    3: `outlet, second hand, online shop, onlineshop, e commerce, shop, discount, e bikes`,
    2: `store, import, export`,
    1: `sale`,
  },
  "Travel & Tourism": {
    3: `camping, taxi, safari, charter, trekking, kayak, glamping, transfer, city tour, rent a car, camper, airbnb, van life`,
    2: `tour, tours, trips, surf, adventure`,
    1: `trip`,
  },
  "General Business": {
    3: `logistik, crossfit, recycling, box, rugby, tennis, golf, boxing, powerlifting, ong`,
    2: `club, garage, sport`,
    1: `international`,
  },
};
