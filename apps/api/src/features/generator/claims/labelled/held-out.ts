/**
 * The second half of the examples, written and labelled together with the first. It is used only for
 * measuring: the finder is never tuned to it.
 */
export const heldOutText = `
## What a small hotel taught us about booking pages

[[name:Agnieszka Nowak]] runs a hotel with [[number:fourteen]] rooms in [[name:Whitby]].

Before [[date:Easter 2025]] she paid [[name:Booking.com]] a commission of [[number:15 to 18 percent]] on every stay.

[[quotation:“I was working for them, not for my guests,”]] she told us.

A guest who books directly saves her about [[money:£22]] a night.

[[name:Expedia]] and [[name:Airbnb]] ask for similar sums.

Her old page took [[number:9.2 seconds]] to load; the new one takes [[number:1.1]].

It was the [[superlative:slowest]] page that we had ever measured.

By [[date:September]] direct bookings had risen from [[number:11%]] to [[number:37%]].

That is worth roughly [[money:€19,400]] a year, more than a cook’s wages in the low season.

A good booking page answers questions in the order in which they are asked.

Where is it? What does it cost? Can I bring the dog?

According to [[name:Baymard Institute]], [[number:seven out of ten]] carts are left behind.

[[name:Statista]] puts the figure at [[number:70.19%]] for [[date:2024]].

The [[superlative:most common]] reason is a cost that appears too late.

> [[quotation:People do not mind paying. They mind being surprised.]]

So we show the sum at once, with the tourist tax of [[money:2.50 euros]] in it.

[[name:Stripe]] handles the cards, [[name:PayPal]] the rest.

Neither needs more than [[number:four]] fields.

The [[name:Equality Act]] of [[date:2010]] asks for reasonable adjustments, also on a website.

Nearly [[number:one in five]] people in the [[name:United Kingdom]] live with a disability.

[[name:Jakob Nielsen]] called it [[quotation:‘the law of the Internet user experience’]]: people spend most of their time on other sites.

Use photographs of the rooms that people will sleep in, taken on an ordinary day.

[[name:Nowak]] took hers with a [[name:Samsung Galaxy]], on a rainy [[date:Tuesday]].

They were viewed [[number:8,312]] times in the first month.

The [[superlative:highest]] bed was shown from the side, so that guests could judge the step.

On [[date:3 November 2024]] a storm closed the road to [[name:Scarborough]].

Within [[number:ninety]] minutes the page said so, and [[number:a dozen]] guests changed their dates themselves.

No agency in [[name:North Yorkshire]] does this [[superlative:better]] than [[name:Moorland Digital]].

Their work won a [[name:Webby Award]] [[date:last year]].

[[name:Core Web Vitals]] are three figures by which [[name:Google]] judges how a page feels.

Aim for less than [[number:200 ms]] until a button answers, and less than [[number:0.1]] of shift.

A site that is read by [[number:thousands]] can be kept by one person in an hour a week.

[[name:HTTP/3]] helps on trains, where the connection breaks every few minutes.

Prices start at [[money:GBP 1,200]], or [[money:ninety-five pounds]] a month for [[number:two]] years.

It is [[superlative:simply the best]] investment that a hotel can make, said [[name:Dr. Amara Osei]] of [[name:Leeds Beckett University]].

The [[superlative:leading]] booking engines offer a trial of [[number:thirty days]].

In the [[date:summer of 2019]] [[name:Thomas Cook]] collapsed, and [[number:600,000]] travellers were stranded.

[[date:Five years later]] many of them still book by telephone.

Put the number where thumbs reach it, and say when somebody answers.

[[name:Marriott]] spends [[money:$100m]] on its app; you need none.

[[name:TripAdvisor]]’s reviews are read by [[number:three quarters]] of all guests, and [[number:double]] that on islands.

We rank [[superlative:first]] for hotels with dogs in [[name:Whitby]].

The village of [[name:Robin Hood’s Bay]] has [[number:1,311]] inhabitants and [[number:26]] guest houses.

On [[date:Christmas Eve]] the phone rang [[number:once]].

Be plain. Be quick. Then be quiet, and let the pictures speak.

Heat pumps cut the bill by [[number:40 %]] in the [[date:winter of 2022/23]], as [[name:the BBC]] reported.

[[name:Schema.org]] lists [[number:more than 800]] types, of which a hotel needs [[number:five]].

Its owners call it the [[superlative:friendliest]] house on the coast, and [[superlative:unrivalled]] at breakfast.
`;
