/** Ways in which owners of many trades ask about the agency and its reading, one a line, by the entry's id. */
export const askedOfAgency: Readonly<Record<string, string>> = {
  "talk-to-a-person": `
    can I ring someone
    I want a real human not a machine
    is there someone I can chat to on the phone
    give me your number
    how do I get hold of you
    can someone call me back
    can we have a meeting about this
    I'd rather explain it to a person
    what's your email
    put me through to somebody
    are you a bot, can I have a person
    I need to speak to your sales team
    best way to get in touch
    can I drop you a line
    I want to complain to somebody
    can we talk this through
  `,
  "opening-hours": `
    when can I phone you
    what time do you open
    what time do you shut
    can I call in the evening
    are you there on bank holidays
    are you about at the weekend
    till when can I ring tonight
    are you open now
    which days are you closed
    is anyone in the office early morning
    when is somebody there
    your opening times
    are you answering the phone on saturday afternoon
  `,
  "office-address": `
    where can I find you
    which part of london are you in
    can I pop in
    do you have an office I can come to
    what's your postcode
    are you local to me
    how do I get to your office
    are you in greenwich
    where is your shop
    can we meet at your place
    are you a uk company
    what town are you in
    can I come round and talk face to face
  `,
  "about-us": `
    who am I dealing with
    how many years have you been going
    are you a real company
    who is behind this
    can I see sites you have made before
    do you have references
    what makes you different
    how big is your team
    have you built sites for others
    who will I be working with
    can I trust you
    have you done this for long
    what is sitewright
    show me your portfolio
    how experienced are you
  `,
  newsletter: `
    take me off your mailing list
    put me on your email list
    how do I get your news by email
    I get too many emails from you, stop them
    sign me up for the newsletter
    how often does the newsletter come
    can I get your tips in my inbox
    I don't want your newsletter any more
    where do I join the mailing list
    opt out of emails
    how do I unsubscribe
    keep me posted by mail
  `,
  privacy: `
    do you pass my details to anyone
    what information do you hold on me
    is my data safe with you
    do you sell my email to others
    do you put tracking on this site
    what about cookies
    are you gdpr ok
    do you spy on people who visit this site
    will I get spam if I leave my email
    what do you store about me
    who gets my details
    how do you treat personal information
    do you use google analytics here
  `,
  terms: `
    do I own the site at the end
    whose site is it when it is finished
    who has the rights to my pictures
    do my photos stay my property
    can I see the contract
    what am I agreeing to
    is there any fine print
    who owns the design
    do I keep the copyright
    where can I read your conditions
    are the texts mine afterwards
    what rights do you have over my content
    legal stuff, terms
    do you own my logo once I upload it
  `,
  articles: `
    anything I can read up on
    where are your blog posts
    have you written any guides
    got any tips for a beginner
    show me your news
    is there a magazine or blog here
    any good reading about websites
    what have you published
    where do I find your articles
    do you post anything useful
    I'd like to learn more, anything to read
  `,
  "article-choosing": `
    how do I know if a web designer is any good
    how to pick the right agency
    what should I ask a web agency before I sign
    I got burnt by the last designer, how do I choose better
    which agency should I go for
    how do I spot a cowboy web designer
    picking somebody to build my site
    what to watch out for in an agency
    tips for choosing a designer
    what questions should I put to a designer
  `,
  "article-ai": `
    why do I need you if ai can do it
    couldn't chatgpt just do this
    is it all made by ai
    are ai sites rubbish
    does a human check what the ai made
    do you let ai build the site
    can I trust a site made by a computer
    do people still look over it
    is ai good enough to build a site
    who makes sure the ai got it right
  `,
  "article-contrast": `
    what's that contrast certificate
    what is the certificate for
    do I get proof that my colours are readable
    why is there a certificate about contrast
    explain the contrast certificate
    what does the certificate say
    is the certificate worth anything
    accessibility certificate for my site
  `,
  "article-conversion": `
    people look at my site but never ring
    how does a website bring me customers
    my site gets visitors but no enquiries
    turn visitors into customers
    how do I get the phone to ring
    will a new site get me more work
    why does nobody fill in my contact form
    get more sales from the site
    how can the site earn me money
    lots of clicks and no orders
  `,
  "article-mobile": `
    does the site look right on a phone
    everyone looks at my page on their mobile, will it work
    will it fit small screens
    why do you start with phones
    my current site is terrible on mobile
    mobile friendly website
    do you design for phones first
    is it responsive
    will my site be ok on tablets and phones
    text too small on my phone screen
  `,
  "article-search": `
    will I come up on google
    how do I get to the top of google
    nobody finds me when they search
    do you do search engine stuff
    help with seo
    how do people find my site
    when someone types plumber near me will I show up
    I'm on page five of google
    get higher in the search results
    will google list my site
    how do I rank better
    does the site come with seo
    getting found online
    is search optimisation included
  `,
};
