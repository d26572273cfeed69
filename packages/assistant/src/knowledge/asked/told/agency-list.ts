/** The agency and its articles, asked about in haste, at length and with slips, one a line, by the entry's id. */
export const toldOfAgency: Readonly<Record<string, string>> = {
  "talk-to-a-person": `
    can I talk to someone
    I want to speak to a person
    can I call you
    what is your email
    I'd like to talk to a human being
    can I speak with somebody please
    is there a number I can ring
    can someone ring me
    I don't want to talk to a bot
    how do I reach you
    get me a person
    can I arrange a call
    I have a question for your team
    I'd prefer to discuss it with a real person
    can I write to you
    contact details please
    how do I get in contact
    do you have a support line
    is this a bot or a human
    I need someone to help me
    let me talk to the manager
  `,
  "opening-hours": `
    what are your opening hours
    are you open today
    are you open on weekends
    when can I call you
    what time do you close
    when can I reach you
    are you closed on sundays
    till what time are you there
    is anybody there at eight in the morning
    are you open at lunchtime
    business hours please
    can I call at the weekend
    I can only ring after six, is anybody there
    from when are you there in the morning
    do you work saturdays
    are you open over christmas
    your hours?
  `,
  "office-address": `
    where are you located
    where is your office
    can I visit you
    are you in london
    can I come to your office
    where exactly are you
    which city are you in
    how do I find you
    are you near the river
    what is the postal address
    can I meet you in person
    is there an office
    I'd like to come in and talk, where do I go
    are you a british company
    wheres your office
    address please
    I'm in greenwich too, are you close by
  `,
  "about-us": `
    who is sitewright
    how long have you been around
    how much experience do you have
    can I see examples of your work
    do you have references
    who builds my website
    how many people work for you
    are you a big company
    how do I know you're legit
    is this a real company
    who will do the work
    what have other customers said about you
    are there real people working there
    tell me something about yourselves
    how many years of experience do you have
    do you have any reviews
    have you made websites for builders before
    can you show me something you have made
    is it just one person or a team
    why you and not somebody else
    since when do you exist
  `,
  newsletter: `
    how do I subscribe to your newsletter
    how do I unsubscribe from the newsletter
    do you have a newsletter
    I don't want your emails any more
    sign up for newsletter
    stop the newsletter
    where can I sign up for news by email
    I keep getting your newsletter, how do I stop it
    cancel the newsletter
    how often do you send the newsletter
    can I get your articles by email
    I want to get your newsletter
    remove me from the newsletter
    unsubscribe
    no more newsletter please
    what's in your newsletter
  `,
  privacy: `
    what data do you store
    do you sell my data
    where is your privacy policy
    do you track me
    how long do you keep my data
    is my information safe
    what happens with my personal data
    do you give my email address to anyone
    which data do you collect about me
    do you share my details with other companies
    privacy?
    is my email safe with you
    are there trackers on this website
    what do you know about the people who visit you
    how is my personal information handled
    do I have to accept cookies here
  `,
  terms: `
    who owns the website
    do I own my website
    where are your terms
    what are the terms and conditions
    who owns the texts and pictures
    do I keep the rights to my photos
    does the website belong to me
    do you get rights to my content
    is the design mine
    legal terms
    what do I agree to when I sign up
    who has the copyright on my site
    can I read the terms before I sign up
    what does the contract say
    are my pictures still mine when I upload them
    if I leave, is the site mine
    where can I find the terms of service
    who does the finished website belong to
  `,
  articles: `
    where can I read your articles
    do you have any articles
    is there something I can read
    what do you write about
    show me the latest articles
    got any reading material
    where is your news section
    any tips on your site
    what's new on your blog
    can I read more about web design somewhere
    do you publish anything
    read your blog
  `,
  "article-choosing": `
    how do I find a good web designer
    what should I look for in an agency
    what do I ask a web designer
    how can I tell whether an agency is good
    tips on choosing a web agency
    what matters when choosing an agency
    I'm comparing a few agencies, what should I look at
    how to find the right web designer
    burned by a designer before, what should I check this time
    which questions to ask before hiring a designer
  `,
  "article-ai": `
    can ai build a website
    can I just let ai make my website
    is my site made by ai
    why should I pay you when chatgpt can make a website
    are ai websites good
    do people check what the ai makes
    what mistakes does ai make
    who checks the ai
    does ai make errors when it builds sites
    is a website made by a machine any use
    I could ask an ai to make it for free, couldn't I
  `,
  "article-contrast": `
    what is the contrast certificate
    do I get a certificate
    what does a contrast certificate say
    what's the certificate worth
    is there proof that my colours are accessible
    certificate for readable colours
    your article about contrast
    what is that certificate you mention
  `,
  "article-conversion": `
    how do I get more customers through my website
    how do I get more enquiries
    how can my website bring in more business
    why do visitors not contact me
    my website doesn't bring me any customers
    how do I turn visitors into clients
    people visit my site but don't book
    what makes people get in touch
    our site gets clicks but no calls
    will the website get me more work
    how to improve my conversion
    I have a website but nobody ever writes to me through it
  `,
  "article-mobile": `
    will my website work on phones
    is the site mobile friendly
    what does mobile first mean
    does my site look good on a phone
    will my customers be able to read it on their mobile
    are your websites responsive
    most of my customers use their phone
    does the website adapt to small screens
    why mobile first
    my old site is unreadable on a phone
    will the finished website look ok on an iphone
    how does my site look on a tablet
  `,
  "article-search": `
    will my site be on google
    is seo included
    how do I get higher on google
    will people find me on google
    why is my site not on google
    does a sitemap help with google
    can you get me on the first page
    do you help with search engines
    how do customers find my website
    search engine optimization
    I want to be number one in google
    my competitor is above me on google
    will my page show up in search
    I googled my own shop and it didn't come up
    how long until google finds my site
  `,
};
