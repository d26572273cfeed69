import { anyOf } from "../phrases.ts";

/** Verbs of trades. */
export const deeds = anyOf(`
  make makes bake bakes cook cooks brew brews roast roasts grow grows raise raises breed breeds build builds
  repair repairs restore restores fix fixes service services install installs fit fits supply supplies sell sells
  stock stocks offer offers provide provides serve serves deliver delivers ship ships rent rents hire hires let
  lease teach teaches train trains coach coaches treat treats help helps support supports advise advises assist
  assists represent represents design designs print prints paint paints carve carves sew sews knit knits tailor
  tailors clean cleans wash washes groom grooms walk walks host hosts run runs organise organises organize
  organizes arrange arranges plan plans manage manages handle handles cover covers cater caters specialise
  specialises specialize specializes work works do accept accepts take takes collect collects buy buys recycle
  recycles test tests inspect inspects check checks measure measures produce produces process processes
  manufacture manufactures craft crafts assemble assembles weld welds cut cuts style styles dye shave shaves
  tattoo pierce photograph photographs film films record records translate translates develop develops code guide
  guides drive drives tow transport transports move moves store stores pack packs welcome welcomes look care cares
  board boards propose proposes prepare prepares press presses smoke smokes cure ferment distil distill bottle
  bottles harvest harvests pick picks use uses speak speaks open opens close closes include includes feature
  features hold holds employ employs carry carries keep keeps answer answers visit visits come comes play plays
  perform performs sing sings publish publishes list import imports export exports trade trades value values
  appraise appraises fund funds share shares give gives donate donates meet meets see sees follow follows operate
  operates maintain maintains monitor fly sail sails mend mends polish polishes engrave engraves set sets frame
  frames bind binds tune tunes string strings quilt weave weaves spin spins throw glaze glazes mix mixes blend
  blends pour pours boil boils fry fries grill grills dig digs plant plants prune prunes fell fells mow mows
  landscape pave paves plaster plasters tile tiles lay lays roof insulate insulates wire wires rewire plumb
  unblock unblocks drain drains decorate decorates write writes edit edits map survey surveys audit audits file
  files balance draft drafts mediate mediates certify certifies tutor tutors examine examines massage massages
  heal nurse vaccinate vaccinates rehome rehomes rescue rescues foster fosters sit sits mind feed feeds shear
  shears shoe shoes milk milks loan lend lends exchange exchanges swap renovate renovates refurbish refurbishes
  upholster recover sharpen sharpens solder program programs customise customize personalise personalize
  accommodate return guarantee guarantees reserve ring respond reply start explain explains listen listens
`);

const handled = anyOf(`
  grown built baked brewed roasted cooked made sewn stitched woven carved turned thrown fired glazed poured pressed
  picked cut printed painted forged smoked aged cured dried washed served delivered cleaned serviced restored
  mended repaired tuned fitted measured trained taught sworn milled bottled distilled raised bred shorn spun dyed
  knitted planted harvested caught landed laid lit bound framed polished sharpened engraved lettered assembled
  tested inspected checked sourced ground mixed blended filled packed wrapped stored kept cared groomed walked
  rented hired booked reserved prepared catered designed drawn written translated recorded edited developed
  upholstered refurbished renovated plastered tiled thatched insulated swept lined wired welded rehomed vaccinated done performed carried held given supplied checked insulated
`);

/** What a business does, in the first person. */
export const offers = `
  we|i also|always|only|usually|typically|even|now|still|mainly|mostly|gladly|happily|proudly|can|will|all|each|both|currently ${deeds},
  we like|love|enjoy|believe, we|i ${deeds}, we|i do|does all|any|not,
  we|i am|are a|an|the|in|on|at|open|closed|based|located|specialised|specialized|certified|insured|licensed|registered|members|member|regulated|family|your|fully|here|there|happy|available|two|three|four|five|six|seven|eight|nine|ten|eleven|#|independent|proud|approved|accredited|qualified|trained|able|out,
  we|i have|got #|a|an|the|two|three|four|five|six|seven|eight|nine|ten|over|more|our|own|free|many|learned|learnt|been|worked|kept|trained|studied|taught|made,
  we|i studied|trained|qualified|graduated|learned|learnt|founded|opened|started|began|launched|established|moved|won|been|met|taught,
  our|the|all of team|staff|teachers|trainers|instructors|drivers|carers|workshop|shop|office|showroom|studio|practice|clinic|kitchen|restaurant|cafe|café|bar|garden|farm|house|hotel|rooms|room|museum|school|classes|courses|lessons|prices|rates|services|products|menu|wines|beers|bread|breads|cakes|coffee|meat|cheese|eggs|honey|bikes|boats|horses|dogs|fleet|vehicles|vans|machines|equipment|tools|materials|wood|wool|clay|water|milk|vegetables|fruit|flowers|plants|trees|seeds|pool|courts|gym|apartment|apartments|flat|cottage|villa|tents|campsite|pitches|church|club|company|firm|business|family|association|foundation|charity|cooperative|ground|hall|gallery|theatre|season|tours|trips|walks|treatments|therapists|surgeon|surgeons|dentists|doctors|vets|nurses|lawyers|attorneys|solicitors|accountants|advisers|engineers|designers|developers|architects|guides|guarantee|work|experience|approach|history|speciality|specialty|goal|aim|mission|process is|are|has|have|offers|includes|comes|opens|runs|starts|lies|stands|seats|holds|takes|sits|serves|covers|works|exists|begins|follow|follows|was founded|built|established|opened,
  is|are|was|were|gets|get|been ${handled}, ${handled} by hand|machine|us|our|the|my|master|order,
  they|it|who|which|that handles|includes|covers|comes|contains
`;

/** Words with which a business recommends or describes itself to visitors. */
export const recommendations = `
  welcome, included, includes, including, incl, available, by appointment|arrangement|appt|order|request|hand,
  on request|demand|order, made to order|measure, to order, free of charge,
  free delivery|parking|estimate|estimates|quote|quotes|collection|wifi|consultation|trial|shipping|returns|initial|first|minutes|retest|under|over|entry|admission|of,
  first _ free,
  is|are free|open|closed|located|based|available|welcome|included|insured|certified|licensed|qualified|registered|accepted|guaranteed|required|wheelchair|accessible|spoken|approved|founded|made,
  no obligation|appointment|minimum|contracts|contract|deposit|booking|call|callout|additives|preservatives|referral|experience|equipment|kit|partner|waiting|queue|stairs|steps|hidden|extra|joining|commission,
  no _ needed|required|necessary, at|for no _ charge|cost, same|next day,
  guarantee|guarantees|guaranteed|warranty, insured, licensed, bonded, certified, certificate, accredited,
  qualified, registered, approved, regulated by, authorised|authorized by, chartered, member|members of,
  insurance cover, dbs, gas safe, niceic, organic, vegan, vegetarian, gluten free, halal, kosher, handmade,
  homemade, hand made|painted|cut|picked|poked|forged|built|thrown|carved|dyed|printed, locally, local, regional,
  seasonal, fresh, freshly, traditional, family run|owned|business|firm|company|farm, independent, owner, founded,
  established, est, since #, in business, years experience|of|in|old, experience, over # years, # years,
  th|nd|rd|#th generation, third|second|fourth|fifth|sixth|first generation, generation*, award*, winner of|#,
  voted, prize, gold|silver|bronze medal|in, specialis*|specializ*, expert|experts in, experience*, professional,
  reliable, friendly, personal, quality, service, delivery, delivered, collection, pick up, pickup, takeaway,
  take away, dine in, parking, car park, wheelchair, disabled, child|kid|dog|family friendly,
  children|kids|dogs|groups|beginners|pets|bikers|hikers|cyclists|everybody|everyone|families welcome|yes|free|half|from|under|allowed|accepted,
  dogs welcome, cash only, cards|credit|paypal|apple|contactless accepted|pay|and|ok|welcome, vouchers,
  gift certificate|certificates|voucher|vouchers|cards, emergency, emergencies, 24 hours|h|hr|7, seven days,
  days a week, every day, day and night, all year, open, opening hours|times, closed, hours, daily, weekends,
  appointment|appointments, book, booking, bookings, reservations, enquiries, inquiries, call or|us|now|for,
  ring|phone|email|mail|contact|write|text|whatsapp|message|dm us|or|to|for, tel, telephone, phone, fax, mob,
  mobile, kom, tlf, find us, visit us, you find|will us|find, see you at, located, minutes from|walk|by, near,
  close to, in the heart of, opposite, behind the, next to|door, entrance, floor, from|between age|ages|#,
  aged|ages #|from|and, for ages|adults|children|kids|groups|families|beginners|couples|up|all, up to, min|max #,
  per person|night|hour|day|week|month|head|kg|m2|session|class|piece, languages, spoken, se habla, on parle,
  falamos, english, team of, run by, owned by, founder, director|directors, partner|partners dr, hosts, manager,
  chairman|chairwoman|chair, head chef|teacher|of, master, trained, graduate|graduated, diploma, degree, phd, msc,
  ba, mag, dipl, dr, attorney, specialist, studio, workshop, shop, bakery, practice, clinic, restaurant, showroom,
  store, farm, school, hotel, agency, salon, garage, nursery, gym, company, firm,
  while|when|if|where|before|until you, you can|will|may|get|pay|find|choose|order|book|bring|need,
  each|every|our|all _ has|have|comes|come|includes|include|offers|offer|holds|hold|speaks|speak|gets|get|receives,
  price list, prices, price, from|ab|desde|dès #, fee|fees, rates, tariff, package|packages, per, half price,
  discount, off, off for, tasting, tour|tours, lesson|lessons, course|courses, class|classes, workshop|workshops,
  rental, hire, repair|repairs, service|services, maintenance, installation, restoration, consultation*,
  treatment|treatments, therapy, session|sessions, advice, training, appointment, room|rooms, menu, breakfast,
  lunch, dinner, catering, wedding|weddings, event|events, party|parties, gift|gifts, history,
  brought back to life, proceeds go|goes|support, learned|learnt|trained|taught _ from|by|with|under, began|begun|started in|at|with, built in, dates from, handed down,
  my|our|his|her grandfather|grandmother|father|mother|parents|grandparents|uncle|aunt|family|husband|wife|brother|sister founded|opened|started|built|began|bought|planted|established,
  grandfather|grandmother|father|mother|parents|family founded|opened|started|built|began|planted|established,
  founded|opened|started|built|established by, from my grandfather|grandmother
`;
