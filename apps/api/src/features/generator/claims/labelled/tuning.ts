/**
 * Sentences as a model writes them, each claim in double brackets with its kind: `[[money:£40]]`. Labelled
 * before the finder was written; the finder may be tuned to this half, never to the other.
 */
export const tuningText = `
## Why a slow page costs you customers

A study by [[name:Deloitte]] found that a tenth of a second is enough to lift sales by [[number:8.4%]].

In [[date:March 2024]] [[name:Google]] replaced one of its measures with [[name:Interaction to Next Paint]].

Most small shops never look at their own site on a phone. That is a pity, because [[number:63%]] of visits start there.

[[name:Shopify]] charges from [[money:$29]] a month, and [[name:Squarespace]] from [[money:$16]].

As the designer [[name:Dieter Rams]] put it, [[quotation:“Good design is as little design as possible.”]]

We are the [[superlative:fastest]] agency in the north of [[name:England]].

A bakery in [[name:Leeds]] saw orders go up by [[number:half]] within [[number:six]] weeks.

Their [[superlative:best-selling]] loaf costs [[money:£4.20]], and the [[superlative:cheapest]] one [[money:90p]].

According to the [[name:Office for National Statistics]], [[number:27 per cent]] of retail sales were made online in [[date:2023]].

[[name:Amazon]]’s founder once said [[quotation:“Your brand is what other people say about you when you’re not in the room.”]]

Since [[date:25 May 2018]] the [[name:GDPR]] has applied to everybody who keeps addresses of customers.

Write the headline last. Write it [[number:ten]] times, and throw [[number:nine]] of them away.

The contrast between text and ground should be at least [[number:4.5:1]], say the guidelines of the [[name:W3C]].

There are more than [[number:200 million]] active websites, and [[number:hundreds]] of new ones every minute.

In the [[date:1990s]] a website was a brochure. By [[date:2030]] it will be a conversation.

[[name:Sarah Whitfield]], who runs a florist’s in [[name:Bath]], moved to a new site [[date:last autumn]].

It took her [[number:three]] afternoons and [[money:two hundred pounds]].

> [[quotation:I never thought that people would order wreaths by phone at midnight.]]

No other tool is as [[superlative:widely used]] as [[name:WordPress]], which runs [[number:43.1 %]] of the web.

Loading times above [[number:3 seconds]] double the number of people who leave.

[[name:Tim Berners-Lee]] wrote the first page at [[name:CERN]] in [[date:1991]].

The site answers questions [[number:24/7]], and it does so in [[number:twelve]] languages.

Our [[superlative:most popular]] plan pays for itself within [[number:a quarter]].

Between [[date:January]] and [[date:June]] enquiries rose [[number:threefold]].

[[quotation:‘It just works’]], says a client of ours, a dentist in [[name:Brighton]].

An [[name:iPhone]] shows about [[number:375]] pixels across, an old laptop [[number:1,366]].

The project cost [[money:EUR 12,500]] and was live on [[date:12/04/2025]].

Start with a list of pages. Then cross out the ones nobody needs. What is left is your site.

[[name:Nielsen Norman Group]] has shown that people read about [[number:20–28%]] of the words on a page.

It is the [[superlative:largest]] survey of its kind, with [[number:14,000]] answers from [[number:thirty-one]] countries.

[[name:Marks & Spencer]] sends its catalogue by post again, and [[name:IKEA]] stopped in [[date:2021]].

The [[superlative:number one]] reason for leaving a form is its length.

They raised [[money:$1.5 million]] [[date:two years ago]], and spent [[number:a third]] of it on advertising.

Pages in [[name:Welsh]] are read [[number:5x]] as long as the same pages in [[name:English]].

On [[date:Black Friday]] the shop sold [[number:dozens]] of gift cards an hour.

We build sites for [[name:St John’s Ambulance]] and for the [[name:University of Glasgow]].

A good photograph says who you are. A stock photograph says that you had no time.

It loads in [[number:0.8s]] on a phone with [[name:4G]], which is [[superlative:unmatched]] in this price range.

[[name:ChatGPT]] was used by [[number:100 million]] people [[number:two]] months after its launch.

The [[name:European Accessibility Act]] has been in force since [[date:28 June 2025]].

Every [[date:Monday]] the team at [[name:Hartley & Sons]] looks at what people searched for.

[[name:Mr Okafor]] sells honey from [[number:40]] hives near [[name:Loch Lomond]].

Ask yourself what the visitor wants to do next. If you do not know, ask one.

This is the [[superlative:only]] plugin that the [[name:Bundesamt für Sicherheit in der Informationstechnik]] recommends.

In [[date:Q3 2024]] mobile traffic overtook desktop for the first time in [[name:Germany]].

A newsletter earns [[money:£38]] for each pound spent, wrote [[name:The Guardian]] in [[date:spring 2022]].
`;
