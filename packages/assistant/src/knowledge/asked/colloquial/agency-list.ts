/** The agency and what it publishes, asked in idioms and half sentences, one a line, by the entry's id. */
export const colloquialOfAgency: Readonly<Record<string, string>> = {
  "talk-to-a-person": `
    a human please, not a machine
    I'd rather speak to someone
    number to ring?
    somebody ring me
    put me through to someone
    can I get a call back
    no bot, give me a person
    how do I get hold of you
    I want to talk to someone real
    is there a phone line
    give us a bell
    who can I email
    don't want to chat with a robot
  `,
  "opening-hours": `
    when do you knock off
    anyone in on saturday
    are you about on sundays
    what time do you pack up
    when can I catch someone
    friday afternoon still there?
    how late are you open
    do you work weekends
    what time are you there till
    when does the office open
    is anyone there now
  `,
  "office-address": `
    whereabouts are you
    are you anywhere near leeds
    which part of the country are you in
    can I drop in
    could I come round to yours
    where's your place
    are you a london firm
    which town
    are you local
    pop round for a coffee
    where can I find you
    are you in birmingham or where
  `,
  "about-us": `
    who am I dealing with
    how long have you been at it
    been doing this long?
    show me something you've made
    any sites of yours I can look at
    are you any good
    what have you built before
    who's behind this
    are you a real company
    what do others say about you
    how many years in business
    examples of sites you did
    how big is your team
  `,
  newsletter: `
    put me on your mailing list
    take me off the mailing list
    no more mails please
    I keep getting your emails
    get me off the newsletter
    I'd like your news by email
    stop mailing me
    where do I subscribe
    how often does the newsletter come
    I don't want the newsletter
  `,
  privacy: `
    do you pass my details on
    what do you do with my email address
    will I get spammed
    is my information sold
    do you follow me around the web
    what do you save about visitors
    how long do you hold on to my details
    where is your privacy policy
    data protection
    do you flog my data
  `,
  terms: `
    who keeps the site if we part ways
    is the site mine once paid
    can I use the texts somewhere else
    do the pictures stay mine
    what if we fall out, whose is it
    may I print your texts in a leaflet
    your small print
    who has the copyright
    do I own it or rent it
    who does the finished work belong to
    are the words you write mine
  `,
  articles: `
    anything to read here
    got a blog
    have you written about websites
    where are your articles
    tips for small firms
    what's new with you
    I like to read up first
  `,
  "article-choosing": `
    how do I spot a cowboy
    how to know a decent web designer
    what should I ask before I hire someone
    how do I pick between agencies
    red flags with web agencies
    been burnt by an agency before, how do I choose better
    what makes an agency good
  `,
  "article-ai": `
    can't a robot just do it
    why not let ai do the whole site
    I could do it with chatgpt myself
    is it any good when ai makes it
    why pay you when ai is free
    do machines make mistakes in websites
    could ai do my website for free
  `,
  "article-conversion": `
    lots of clicks but no calls
    people look but don't book
    phone never rings since the site is up
    how do I turn visitors into customers
    site brings us nothing
    why does nobody fill in my contact form
    get more bookings from the website
    visitors leave again straight away
  `,
  "article-mobile": `
    everybody looks at us on the phone, will it fit
    does my site look ok on small screens
    is the site readable on a mobile
    customers only use phones
    will my website work on phones
    text too small on a phone
    phone friendly
  `,
  "article-search": `
    will google show us
    nobody finds us on google
    how do I come up first in a search
    can people find me when they search for a plumber
    we're invisible on google
    show up higher in search
    will I be on google
    get found online
  `,
  "article-contrast": `
    what's the contrast paper you give
    proof that colours are readable
    what does the certificate about colours say
    is the contrast certificate worth anything
    explain the contrast certificate
  `,
};
