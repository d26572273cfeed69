// 'My wife thinks we need no homepage': a relative's opinion about the site.
const relatives = "husband wife partner father mother son daughter brother sister boss".split(" ");
const languages =
  "english german french spanish italian dutch polish irish welsh catalan portuguese turkish arabic ukrainian bosnian croatian somali chinese russian greek vietnamese".split(
    " ",
  );
// 'Deliveroo riders' are customers, but 'on Deliveroo' is the business itself.
const marketplaces = [
  "ebay",
  "amazon",
  "facebook marketplace",
  "gumtree",
  "deliveroo",
  "just eat",
  "uber eats",
  "vinted",
  "depop",
  "kleinanzeigen",
  "leboncoin",
  "rover",
  "checkatrade",
  "hitched",
];
const opinions = ["says", "thinks", "wants"] as const;
// Groups of buyers with the wording that restricts sales to them, by language.
const tradeBuyers: readonly (readonly [buyers: string, ways: string])[] = [
  [
    "trade | trade customers | trade buyers | trade clients | business customers | business clients | business buyers | businesses | companies | retailers | resellers | b2b",
    "* only | only * | only to * | only for * | only sell to * | sell only to * | only supply * | supply only * | exclusively to * | exclusively for * | purely * | strictly *",
  ],
  [
    "gewerbe | gewerbekunden | gewerbetreibende | gewerbliche | gewerbliche kunden | gewerbliche abnehmer | geschäftskunden | firmenkunden | unternehmer | unternehmen | firmen | händler | fachhändler | wiederverkäufer | b2b",
    "nur * | nur für * | nur an * | ausschließlich * | ausschließlich für * | ausschließlich an * | rein * | * only",
  ],
  [
    "professionnels | entreprises | revendeurs | pros",
    "réservé aux * | réservée aux * | réservés aux * | uniquement aux * | uniquement pour les * | uniquement les * | exclusivement aux * | exclusivement pour les * | seulement aux *",
  ],
  [
    "profesionales | empresas | mayoristas | revendedores",
    "solo * | solo a * | solo para * | sólo a * | sólo para * | únicamente para * | exclusivo para * | exclusivamente a * | exclusivamente para *",
  ],
  [
    "private customers | private buyers | private individuals | private persons | private sales | consumers | retail customers",
    "no * | not to * | not for * | never to * | no sales to * | not sell to * | don't sell to * | don't supply *",
  ],
  [
    "privatkunden | private | privatpersonen | privatverkauf | privat | endkunden | endverbraucher | verbraucher",
    "keine * | kein * | nicht an * | nicht für * | kein verkauf an * | keine lieferung an *",
  ],
  ["particuliers", "pas de * | pas aux * | pas pour les * | pas de vente aux * | non aux *"],
  ["particulares", "no a * | no vendemos a * | no vende a * | no se vende a * | sin venta a * | sin *"],
];

/**
 * The topics that questions and duties depend on, with the terms that mention them: in lowercase; the last word of a
 * term also matches with an `s` at its end. Terms that occur in passing ('by appointment only') are not listed.
 */
export const topicTerms = {
  booking:
    "book online | online booking | online bookings | booking system | booking tool | booking form | booking page | booking request | booking calendar | booking button | bookable | book direct | book directly | online reservation | reserve online | online appointment | appointments online | book an appointment | book a slot | book a lesson | book a session | internet reservation | online scheduling | availability calendar",
  bookingRequest:
    "not book | ask for dates | ring to book | call to book | phone to book | text to book | message to book | email to book | whatsapp to book | ring for an appointment | call for an appointment | phone for an appointment | request an appointment | request appointments | request a booking | appointment request | booking request | request a date | request a slot | request a lesson | request a visit | ask for an appointment | ask for a date | callback request | request a callback | request a call back | we call you back | call them back | calls them back | ring them back | phone them back | i confirm | we confirm | we then confirm | then i ring | then we ring | then i call | then we call | no instant booking | reservation request | request a reservation | request a stay | call to confirm | call them to confirm | call you to confirm | call back to confirm | ring to confirm | confirm by phone | confirm by email | confirm by e-mail",
  bookingTalk:
    "to book | book a | book an | book in | book ahead | booking | booked | appointment | time slot | slot | no-show",
  table: "book a table | table booking | table reservation | reserve a table | reserve table | book tables",
  stay: "per night | a night | double room | single room | guest room | holiday home | holiday rental | holiday let | holiday flat | holiday apartment | vacation rental | rural house | casa rural | guesthouse | guest house | check-in | self-catering | bed and breakfast | b&b | campsite | glamping",
  deposit:
    "deposit | reserve with | half down | money down | half up front | half upfront | prepay | prepayment | pay in advance | prepaid | down payment | anzahlung",
  cancellation: "cancellation | cancel | no-show | no show | no shows | reschedule",
  reminder: "reminder | remind",
  bookingTool:
    "calendly | fresha | treatwell | opentable | resy | doctolib | booksy | acuity | setmore | mindbody | simplybook | quandoo | thefork | resdiary | timify | jameda | cliniko | janeapp | jane app | lodgify | beds24 | smoobu | guesty | cloudbeds | fareharbor | bokun | square appointments | phorest | vagaro | zocdoc",
  shop: "online shop | online store | webshop | web shop | web store | webstore | e-shop | eshop | e-commerce | ecommerce | shop with paypal | sell online | sells online | order online | orders online | online order | buy online | shopping cart | checkout | click and collect | click & collect | shop page | bookshop page | little shop | small shop page",
  onlineSelling: "online selling | online sales | selling online | sales online",
  businessOnly: tradeBuyers
    .flatMap(([buyers, ways]) =>
      buyers.split(" | ").flatMap((name) => ways.split(" | ").map((way) => way.replace("*", name))),
    )
    .join(" | "),
  delivery:
    "deliver | delivery | deliveries | ship | shipping | shipped | courier | postage | dhl | royal mail | by post | packets",
  pickup: "pickup | pick up | pick-up | collection | collect in person | click and collect | click & collect",
  returns: "return policy | returns policy | returns | refund | exchange",
  payTool:
    "stripe | paypal | sumup | klarna | mollie | adyen | twint | bizum | apple pay | google pay | ideal | redsys | gocardless | worldpay",
  payOnline:
    "pay online | pay on the site | pay on the website | pay through the site | pay on site | online payment | online payments | join online | join it online | buy it online | take payment | take payments | card payments | pay by card online",
  payLater:
    "pay when they come | pay when they collect | pay on collection | pay on pickup | pay at pickup | pay in the shop | pay in store | pay in the store | pay at the counter | cash on collection",
  allergens: "allergen | gluten | gluten-free | vegan",
  marks:
    "member of | members of | certified by | certified | certification | accredited | organic label | quality label | eco label | label ab | label rouge | approved by | approved installer | authorised dealer | authorized dealer | main dealer | dealer for | partner of | quality mark",
  story:
    "started it | started by | started in | founded | opened it | opened by | opened in | took over | set it up | family run | family-run | second generation | third generation | run it since",
  shopTool:
    "shopify | woocommerce | prestashop | magento | shopware | bigcommerce | square online | big cartel",
  marketplace: [
    "etsy | folksy | not on the high street | my gumtree | our gumtree",
    ...marketplaces.flatMap((name) => [`on ${name}`, `through ${name}`, `via ${name}`]),
  ].join(" | "),
  advice:
    "you tell me | you tell us | you decide | you choose | your advice | advise | recommend | or something | or similar | or so | not sure which | no idea which | what is best | what's best | whatever you think | whatever works | whatever is best",
  productData:
    "spreadsheet | excel | csv | xml | stock system | till system | pos system | erp | product list | catalogue | catalog",
  voucher: "voucher | gift card | gift certificate | gutschein",
  newsletter:
    "newsletter | mailing list | email list | e-mail list | collect email | collect emails | collect e-mails | collect email addresses | email sign-up | email signup | email sign up | sign up for updates | sign up for news | sign up for emails | get emails | email subscribers | subscribe | email club | news by email | news by e-mail | let people know by email | emails to customers",
  newsletterTool:
    "mailchimp | brevo | sendinblue | mailerlite | convertkit | substack | cleverreach | campaign monitor | klaviyo | constant contact | rapidmail",
  whatsapp: "whatsapp | whats app",
  form: "contact form | a form | the form | form where | web form | online form | request form | enquiry form | inquiry form | quote form",
  upload:
    "upload | uploads | uploading | attach | attachment | send us photos | send us a photo | send photos | form with photos | with a photo | with photos | with pictures | send me photos | send a photo | send a picture | send pictures | send in photos | send documents | send us documents | the documents | with documents | their documents | see the papers | see their papers | send the papers | bring the papers | proof of address | id copy | copy of the id | copy of their id | send their cv | send a cv",
  reply:
    "reply within | answer within | answers within | answers in | answer in an hour | replies within | reply in | respond within | answered within | ring back | call back | get back to | within one working day | within a day | within 24 hours | same day reply | next working day",
  blog: "blog | blog post | articles | journal",
  testimonials:
    "testimonial | customer quote | as quotes | as a quote | what customers say | in the guest book | in our guest book | our guest book | in the guestbook | our guestbook",
  reviews:
    "google reviews | google review | tripadvisor | trustpilot | yelp | reviews | five-star | five star | five stars | provenexpert | reviews.io",
  photos:
    "photo | photograph | picture | image | pic | the photographer | a photographer | our photographer | portfolio | gallery",
  photoConsent:
    "consent | signed release | photo release | model release | permission from the parents | permission of the parents",
  children:
    "children | kid | pupil | toddler | baby | babies | nursery | kindergarten | school class | youth group | youth theatre | youth club | teenager",
  beforeAfter: "before and after | before/after | before/afters | before-and-after",
  alcohol:
    "age gate | alcohol | beer | wine | whisky | whiskey | gin | cider | spirits | vape | tobacco | cbd",
  ownTexts:
    "word file | word document | texts are ready | texts ready | text is ready | google doc | own texts",
  patients: "patient | resident",
  oldSite:
    "old site | old website | old domain | old web site | current site | current website | existing site | existing website | previous site | previous website | present website | present site | actual site | actual website | last website | last site | my site now | our site now | our website now | wordpress site | wordpress | wix | squarespace | jimdo | joomla | weebly | old page | old homepage | relaunch | redesign | hacked | site is down",
  access: "login | logins | the codes | password | passwords | login details",
  mailOrder: "mail order | by post | we ship | we send | we also send | i also send | worldwide shipping",
  calendar: "calendar | calander",
  domain: "domain | domain name | registrar | godaddy | ionos | namecheap | strato",
  mailOnDomain: "mailbox | outlook 365 | microsoft 365 | google workspace | mail server",
  hosting: "hosting | hoster | web host | server",
  formerAgency:
    "last agency | previous agency | old agency | last company | last web designer | last designer | last developer | former agency | the web guy | our web guy",
  analytics:
    "analytics | matomo | plausible | fathom analytics | visitor statistics | visitor numbers | statistics of visitors | tracking",
  tracker:
    "google analytics | tag manager | facebook pixel | meta pixel | pixel | google ads | facebook ads | adwords | hotjar | retargeting",
  map: "a map | big map | the map | map of | map with | google map | interactive map",
  mapEmbed: "google map | google maps | embedded map | embed a map | interactive map",
  video:
    "video | a film | our film | short film | films of | audio | a recording | recordings | sound sample | showreel | livestream | live stream",
  videoEmbed: "youtube video | youtube film | vimeo | embedded video | embed the video | youtube channel",
  socialFeed:
    "instagram feed | instagram wall | instagram posts | facebook feed | facebook posts | tiktok feed | social feed | feed of our instagram | instagram gallery",
  languages: [
    "several languages | more languages | different languages | few languages | bilingual | multilingual | trilingual | two languages | three languages | both languages | other languages | english version | german version | french version | spanish version | italian version | dutch version | polish version | irish version | welsh version | catalan version | in english and | english and spanish | german and english | english and german | french and english | english and french | spanish first | catalan first | french first | english second | translate | translation | d/f",
    ...languages.flatMap((name) => [
      `${name} only`,
      `${name} too`,
      `${name} also`,
      `also ${name}`,
      `also in ${name}`,
      `in ${name} too`,
      `in ${name} as well`,
      `${name} later`,
      `${name} first`,
      `${name} second`,
    ]),
  ].join(" | "),
  members:
    "behind a password | password protected | password-protected | with their own login | members area | members' area | member area | members only | members login | member login | members section | members' section | members bit | members' bit | members part | members' part | members' page | for members only | client login | customer login | client portal | customer portal | parents area | parent portal | log in to",
  downloads: "download | downloads | downloadable | pdf | pdfs | printable | to print | to print out",
  events:
    "events calendar | event calendar | calendar of events | upcoming events | event list | events page | tour dates | gig list | concert dates | programme of events | whats on | what's on",
  signUp: "sign up | sign-up | registration form | enrol | enroll | enrolment | enrollment",
  jobs: "job ad | job ads | job page | job adverts | vacancies | vacancy | open positions | job applications | we are hiring | we're hiring | hiring | recruit | apprenticeship place | new colleague | look for an apprentice | looking for an apprentice | apprentice wanted | need an apprentice | looking for staff | search for staff | need staff",
  donations:
    "to donate | can donate | please donate | donate now | donate to us | donate button | donation page | online donation | donations online | donate online | give online | fundraising page | monthly giving",
  donationTool:
    "donorbox | justgiving | gofundme | givebutter | idonate | paypal giving | betterplace | enthuse | raisely",
  workshops:
    "workshops | making workshop | masterclass | masterclasses | evening classes | evening class | day course | day courses | i also teach | we also teach | group classes | group class",
  leaving:
    "leaves | leaving | retires | retiring | resigned | quits | on leave | maternity leave | parental leave | away until | last day | moving away | moves away | not be with us | stops in | will stop",
  street:
    "street address | home address | the address | my address | our address | full address | where i live | where we live",
  hiddenAddress:
    "no address | no street | not the address | not the road number | not the house number | not the street | no road number | no house number | don't put the house address | don't put the address | don't put the exact address | don't put my exact address | don't show the exact address | don't put my address | don't show the address | don't give the address | address off | no address on | address isn't shown | address is not shown | address not shown | address isn't on | address private | address secret | address is private | address must not | address should not | address shouldn't | address mustn't | hide the address | hide our address | hide my address",
  colors:
    "colour | color | palette | beige | pastel | turquoise | black and white | the blue | the green | the red | dark green | dark blue | light blue",
  shopPlace:
    "warehouse shop | charity shop | farm shop | village shop | corner shop | shop in | shop on | shop at | shop is open | visit the shop | come to the shop | our shop is",
  charity:
    "charity | charities regulator | registered charity | charity number | charity no | non-profit | nonprofit | not-for-profit | 501 c 3 | 501c3 | e.v | eingetragener verein | verein | charitable foundation | community foundation | family foundation | our foundation | foundation supports | foundation gives | foundation funds | foundation helps | foundation makes grants | ngo | cic | cio | scio | community interest company | community benefit society | association loi 1901",
  maintenance:
    "change herself | change himself | change themselves | change it herself | change it himself | change it themselves | update herself | update himself | update it herself | update it himself | update it themselves | edit herself | edit it herself | update it ourselves | update it myself | change it myself | change things myself | edit it ourselves | edit it myself | edit things ourselves | update the site | update things | to update | update from | updated weekly | updated daily | updated every | changes weekly | changes daily | changes every | changes often | easy to update | keep it up to date | update the menu | change the menu | change prices | maintain it | maintains it | look after the site",
  deciders: [
    "committee | trustees | the board | our board | business partner | co-founders | franchisor | has to approve | must approve | needs approval",
    ...relatives.flatMap((name) => opinions.map((verb) => `${name} ${verb}`)),
  ].join(" | "),
  integration:
    "xml | an api | the api | our api | their api | rest api | by api | via api | sync | synchronise | synchronize | synced | integrate | integration | crm | hubspot | salesforce | inmovilla | rightmove | zoopla | airbnb | vrbo | eventbrite | ticket tailor | untappd | ical",
  chat: "live chat | whatsapp button | whatsapp chat | chat widget | chatbot | messenger button",
  taxIncluded:
    "net | excl | excl. vat | plus vat | + vat | ex vat | incl | incl. vat | including vat | inc vat | incl. btw | excl. btw | iva | mwst | ust | ttc | ht | including tax | plus tax | vat free | no vat",
  limitedCompany:
    "ltd | llp | plc | cic | clg | dac | teoranta | company no | company number | registered in england | registered in scotland | registered in wales | registered in ireland",
  california:
    "california | los angeles | san francisco | san diego | oakland | sacramento | san jose | santa cruz | berkeley | long beach | fresno | santa barbara",
} satisfies Readonly<Record<string, string>>;

export type Topic = keyof typeof topicTerms;

/** Words that negate the words after them. */
export const negations = "no not never without don't dont doesn't nor neither avoid kein keine".split(" ");
