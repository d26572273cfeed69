import type { BuildersForm } from "../builders-form.ts";

/** Sells only online, knows what she wants, leaves the rest open. */
export const craftShop: BuildersForm = {
  name: "online shop of crafts, Asheville",
  answers: {
    businessName: "Laurel Hollow Goods",
    niche: "Handmade home goods, online shop",
    description:
      "Handwoven baskets, beeswax candles and linen from eleven makers in the Blue Ridge mountains. Every piece comes with a card about who made it. Started at the farmers market in 2014, online since the pandemic. Custom baskets take 4 to 6 weeks. Free gift wrapping.",
    audience: "Gift buyers, people furnishing cabins, interior designers",
    goals: ["Sell Products", "Generate Leads"],
    pages: ["Home", "About", "Products", "FAQ", "Contact", "Blog"],
    customPages: ["Our makers", "Wholesale", "Custom orders"],
    competitors: "Etsy sellers, Uncommon Goods",
    contentNotes:
      "We have 140 products on Shopify now and I am happy with the back end, hate the look. Candles can't ship in July and August. Designers get 20 % trade discount. I'd like product reviews to come over. A subscription box would be fun, four times a year. Makers get paid monthly, that doesn't need to be on there. Klaviyo for email, 3,200 people. Every maker should have a page with a photo. Ships from NC, sales tax is a mess.",
    timeline: "3-6 months",
    budget: "$10,000 - $25,000",
    tone: "Modern",
    contentStyle: "Casual",
    hasDomain: true,
    domainName: "laurelhollow.example",
    contact: { email: "hi@laurelhollow.example", country: "US" },
    socialMedia: { instagram: "@laurelhollowgoods", facebook: "facebook.com/laurelhollow" },
  },
  points: [
    { asks: "the legal name, form and state, sales tax registration", by: "registration" },
    {
      asks: "whether the shop stays on Shopify with a new theme, and who gives access",
      by: "shop-system",
      says: "Shopify",
    },
    { asks: "shipping: cost, carriers, times, abroad or not", by: "delivery" },
    {
      asks: "what the shop says of candles in July and August, and from which day to which",
      by: "limits",
      says: "July",
    },
    { asks: "what can be returned, custom pieces among them", by: "returns" },
    { asks: "how custom orders are asked for, priced and paid", by: "page-custom-orders" },
    {
      asks: "how designers register for the discount, and minimum orders for wholesale",
      by: "page-wholesale",
    },
    { asks: "names, texts and photos of the eleven makers, and their consent", by: "page-our-makers" },
    { asks: "from which app reviews come over", by: "reviews" },
    {
      asks: "whether the subscription box is there at the launch, with price and dates",
      by: "subscription-terms",
    },
    { asks: "who gives access to Klaviyo, where one signs up", by: "newsletter", says: "Klaviyo" },
    { asks: "what addresses of the old shop must go on working", by: "domain-access", says: "addresses" },
    { asks: "who writes the blog, about what", by: "blog" },
    { asks: "the postal address for the legal pages and returns", by: "contact-details" },
    { asks: "whose the domain is, and who has access", by: "domain-access" },
    { asks: "safety labels of candles", by: "product-rules", says: "andles" },
  ],
  needless: [],
};
