/** The agency, its legal side and its articles, asked as owners speak, one a line, by the entry's id. */
export const spokenOfAgency: Readonly<Record<string, string>> = {
  "talk-to-a-person": `
    give me a human
    I want a real person please
    is there somebody I can phone
    I'm hopeless with computers, can I ring somebody
    I'd rather talk than type
    what's your number
    I've had enough of this bot
    can somebody ring me back
    who do I write to
    how can I reach you
    let me speak to someone
    your phone number please
    I don't want to talk to a machine
  `,
  "opening-hours": `
    when do you close
    what time can I call
    are you there on sundays
    till when are you in today
    do you work weekends
    are you open over the bank holiday
    can I phone in the evening
    your business hours please
  `,
  "office-address": `
    whereabouts are you
    where in london are you
    are you near me
    what's your postcode
    where is the office
    do you have an office I can visit
    how do I find you
    which town are you in
    are you far from deptford
    we're in kent, how far are you
  `,
  "about-us": `
    who's behind this company
    who am I dealing with
    how many people are you
    tell me about your company
    how long has your firm existed
    are you a real company
    are you a big outfit
    have you done this before
    why should I trust you
  `,
  newsletter: `
    sign me up for the newsletter
    stop the newsletter
    I never get the newsletter
    how do I get your news by mail
    I don't want the newsletter any more
    too many newsletters, how do I stop them
    put my address on the list for news
    how often does the newsletter come
  `,
  privacy: `
    do you pass my details to advertisers
    are you tracking me
    do you give my address to other companies
    what information do you keep about visitors
    where is your privacy policy
    do you share my details with anyone
    I don't want my details passed on
  `,
  terms: `
    where are your terms
    who owns the website once it's paid
    do I own my site
    if I leave, do I keep the website
    the last agency kept our site, do you do that
    who has the rights to the texts
    what do I sign up to legally
    your small print please
    does the design belong to us
    you don't own my texts, do you
  `,
  articles: `
    do you write about web design anywhere
    have you got something to read
    is there a blog
    where are your articles
    anything worth reading on your site
    show me your latest posts
  `,
  "article-choosing": `
    how do I tell a good agency from a bad one
    what should I ask before I hire a web company
    how not to get ripped off by a web agency
    how do I find a decent web designer
    tips for picking an agency
    how to spot a dodgy web firm
  `,
  "article-ai": `
    why shouldn't I let chatgpt make my site
    can a computer make my whole website
    are ai websites any good
    does ai make mistakes when it builds a site
    couldn't I just do it with ai myself
  `,
  "article-contrast": `
    what is this colour certificate
    what does your contrast certificate mean
    is the contrast certificate worth anything
    what do you certify about colours
  `,
  "article-conversion": `
    people look at our site and nobody calls
    plenty of visitors and no orders
    nobody fills in our form
    how do we get more customers from the site
    our website brings us nothing
    why does nobody get in touch
    how can a website bring more bookings
  `,
  "article-mobile": `
    does the site look good on a phone
    will my website work on small screens
    our old site is tiny on mobiles
    is the site readable on phones
    will my customers be able to use it on mobiles
  `,
  "article-search": `
    we don't show up on google
    we're on page five of google
    the shop next door is above us on google
    how do I get higher on google
    nobody finds us on the internet
    can people find us when they search
    how do I get my business found
    what can be done about our google position
  `,
};
