/**
 * Ninety sentences in three other voices (American sales copy, translated German, a charity's report), labelled
 * before the finder knew comparisons and endorsements. It found 66 % of these claims then, and 86 % of the
 * third voice's at first sight afterwards; it has been tuned to all three since.
 */
export const otherVoicesText = `
## The Honest Guide to a Website That Pays Its Way

As an [[endorsement:award-winning]] studio, we have shipped [[number:a hundred and forty]] sites since [[date:2009]].

**[[endorsement:Trusted by]] [[number:3,500+]] contractors** from [[name:Boise]] to [[name:Baton Rouge]], our booking form takes [[number:ninety seconds]] to fill in.

Most visitors decide in [[number:the blink of an eye]]; [[name:Google]]'s own research put it at [[number:50 milliseconds]].

A plumber we know cut his ad spend from [[money:$1,800/mo]] to [[money:under six hundred dollars]].

[[number:Four out of five]] shoppers check the opening hours before they leave the house.

If your page is [[comparison:slower than your competitor's]], people will leave before they read your name.

[[number:Seventy-two percent]] of diners look at the menu online, a [[date:2022]] survey by [[name:OpenTable]] says.

The shop went live on [[date:the 4th of July]], and orders [[number:tripled]] by [[date:Labor Day]].

[[quotation:"I cried when I saw it,"]] says [[name:Maria Delgado]], who owns a bridal shop in [[name:El Paso]].

We are [[superlative:second to none]] when it comes to small restaurants.

It is [[comparison:faster than any other]] builder on the market, [[name:Wix]] included.

Our average client earns back the fee in [[number:under eleven weeks]].

[[endorsement:Studies show]] that clear prices bring more calls.

- **[[superlative:Industry-leading]] uptime:** [[number:99.98%]], measured over [[number:12 months]].
- **No contracts:** leave whenever you like.

[[superlative:America's favorite]] bakery software, according to [[name:Bake Magazine]].

A new site costs anywhere [[money:between $2k and $15k]], and half of that is writing.

Back in [[date:the early 2000s]], nobody asked whether a site worked on a phone.

It takes [[number:half an hour]] to change the menu, and [[number:no more than two clicks]] to publish it.

[[name:Mrs. Kowalczyk]] told us: [[quotation:"My phone has not stopped since."]]

Pages with a video keep people [[number:2.6 times]] longer.

By [[date:year-end]] she had [[number:over a thousand]] subscribers and [[number:zero]] complaints.

The lawyer's site is [[comparison:twice as fast as]] it was, and it costs [[comparison:less than any hosted shop]].

[[endorsement:Experts agree]] that one clear button beats five.

[[name:San Francisco]]'s [[name:Tartine]] spends [[money:a quarter of a million dollars]] a year on flour.

Our founder, [[name:Deshawn Carter]], learned his trade at [[name:Pentagram]] and holds [[number:two]] patents.

Nobody builds landing pages [[comparison:quicker than us]].

A [[number:5-star]] rating on [[name:Trustpilot]] is worth more than a slogan.

Refunds are paid within [[number:30 days]], no questions asked, and support is [[superlative:world-class]].

[[number:One]] customer in [[number:twenty]] never finds the contact page at all.

Write down what people ask you on the phone. Put the answers on the page. Then read them aloud to somebody who knows nothing about your trade.

## Was eine gute Website leistet, and what it should not promise

[[endorsement:Multi-award-winning]] and [[endorsement:used by]] [[number:more than two hundred]] dental practices, the theme needs no plugins.

On [[date:the first of March]] we moved [[number:eighteen]] shops in a single night.

[[endorsement:Research suggests]] that people trust a face more than a logo.

The hotel now fills [[number:nine rooms in ten]] without a portal, and saves [[money:some 14 000 kr]] a year.

We charge [[money:CHF 950.–]] for the first page and [[money:forty francs]] for each further one.

Compared with [[name:Squarespace]], it loads [[number:40 percent]] quicker.

[[comparison:No plugin is easier]] to use.

[[name:Lindqvist & Partners]] of [[name:Malmö]] have worked like this for [[number:a quarter of a century]].

According to the [[name:Chamber of Commerce]], [[number:every third]] firm lost an order in [[date:the first half of 2024]].

[[quotation:«Wir haben nie bessere Anfragen bekommen»]], writes [[name:Jürgen Vogt]].

In [[date:the nineties]] a page of text was enough.

The [[superlative:leading]] name in wooden stairs: [[endorsement:loved by]] carpenters and [[endorsement:recommended by]] architects.

Their newsletter has a readership of [[number:8k]].

[[number:Only a handful of]] clinics show their prices.

Between [[date:Advent]] and [[date:New Year]] a florist sells [[number:as much as in the five months before]].

The form asked [[number:eleven]] questions; now it asks [[number:3]].

It is probably [[superlative:the finest]] booking page in [[name:Tyrol]].

[[name:Meta]] changed the rules in [[date:Feb. 2023]], and again on [[date:17.9.2024]].

Bounce rates fell by [[number:a fifth]], while calls went up [[number:tenfold]].

Our method is [[endorsement:proven]], our hosting [[superlative:unbeatable]].

The site paid for itself [[number:five times over]].

We deliver [[comparison:better results than]] agencies [[number:three times]] our size.

Her motto is [[quotation:‘Never make them scroll for the price’]].

A survey of [[number:412]] landlords found that [[number:most]] answer within [[number:48 hours]].

[[name:Ole Kirk Christiansen]] had a motto for it: [[quotation:“Only the best is good enough.”]]

Costs dropped to [[money:a few hundred euros]] overnight.

The [[superlative:world's first]] bakery with a live oven camera stands in [[name:Ghent]].

We have [[number:decades of experience]] and a team of [[number:a dozen and a half]].

The new page is [[comparison:far superior to]] templates and ranks on [[number:page one]].

A good text begins with the reader. It ends with a request. Between the two there is room for a picture, a price and an answer.

## Ten Things We Learned from Rebuilding a Charity's Website

The trust feeds [[number:around six hundred]] families between [[name:Penzance]] and [[name:Truro]].

Its old form was abandoned by [[number:more than half]] of the people who opened it.

[[superlative:Voted]] [[superlative:Best]] Small Charity Site in [[date:2021]], it had not been touched since.

[[name:Priya Raman]], who answers the phone, kept a tally: [[number:seventeen]] calls on a [[date:Monday]], [[number:two]] of them about opening times.

Donations grew by [[money:£3,250]] in [[date:the first quarter]], a rise of [[number:31 %]].

[[quotation:"Nobody had ever asked me what I needed,"]] she said.

The form is now [[comparison:shorter than any other]] that we know of.

Google's guidance is plain about this: say who you are.

[[endorsement:Research has shown]] that a named person raises trust.

It was built in [[number:nineteen]] working days for [[money:just under five thousand pounds]].

[[name:Barclays]] gave [[money:£500]], [[name:Tesco]] gave bread, and the [[name:Rotary Club]] gave its hall.

The map alone was opened [[number:4,096]] times between [[date:May and July]].

As [[endorsement:featured in]] [[name:The Cornishman]], the van is out on [[date:the last Friday of each month]].

We know of [[comparison:no charity that does it better]].

Each parcel costs [[money:eleven pounds forty]] and feeds [[number:four]] people for [[number:three days]].

The [[superlative:busiest]] page is the one with the bus timetable.

[[number:Ninety-five per cent]] of the volunteers are over [[number:sixty]].

[[name:Mailchimp]] sends the letter to [[number:2,340]] readers every [[date:Thursday]].

It loads [[comparison:three times as fast as]] the old one.

The cheque was signed on [[date:St Piran's Day]], [[date:5 March 2025]].

[[name:Sir Humphry Davy]] looks down from the header, because people like him.

The board had asked for a chat robot. We talked them out of it in [[number:twenty minutes]].

Their treasurer, a retired headmaster, calls it [[quotation:‘money well spent’]].

[[endorsement:Accredited by]] the [[name:Fundraising Regulator]], the trust publishes its accounts.

The [[superlative:least popular]] page had [[number:one visitor]] in [[number:a year]].

[[number:A couple of]] pictures were taken on a [[name:Nokia]] in [[date:the late nineties]].

It is [[superlative:without equal]] in the county.

Postage came to [[money:€0.98]] each, [[number:double]] what it was in [[date:2019]].

[[number:Every second]] reader came by telephone, and [[number:none]] by fax.

So ask your own helpers first. They know what the page has to say, and they know it in the words of those who read it.
`;
