/** Questions inside a story, about the agency, its writing and what it does not do, by the ids of the entries. */
export const agencyStories: Readonly<Record<string, string>> = {
  "talk-to-a-person": `
    my eyes are bad and typing is a torment, is there a voice at the other end of a telephone
    no offence but I want flesh and blood
    how do I reach your company, by mail or by phone
    kindly let me have a contact for our solicitor
  `,
  "opening-hours": `
    I finish my round at four in the morning, until when is anybody there
  `,
  "office-address": `
    we are in Kent, are you anywhere near
    to which address may we send a letter
    can I drop in with my folder of photos
  `,
  "about-us": `
    before I hand over anything, who are you and how long have you been at this
    the committee wants to know about the people behind the firm
    have you done anything for other bakeries that I could look at
    are you one lad with a laptop or an actual agency
    which person started your agency
  `,
  privacy: `
    I give my address nowhere, what do you do with what people leave here
    as a data protection officer I ask what you record about visitors to this site
    do you follow people round the internet
  `,
  terms: `
    if we fall out one day, whose is it, the site and everything we wrote
    our photographer insists on her rights, do the pictures stay hers
    where may I read the conditions before I agree to them
    do you claim ownership of what I type
    who has the copyright on the words afterwards
    after finish, the website is mine?
  `,
  newsletter: `
    you people keep landing in my inbox, make it stop
    please take our address off the list
    put me down for your email bulletin
  `,
  articles: `
    it's a slow night at the desk, have you written anything I could read about websites
    do you people have a blog I can look at
    I like to read before I buy, what have you got
  `,
  "article-choosing": `
    three firms have pitched to us and they all sound the same, how does one tell which is any good
    what should I ask a web agency before I sign
    I was burnt by a cowboy once, how do I avoid another
    how to compare web designers
    which agency should a small museum choose and why
  `,
  "article-ai": `
    my grandson says a machine can make the site in a minute, is that so
    why should I pay you when chatgpt exists
    can artificial intelligence do a whole website nowadays
    what goes wrong when ai builds a site
    is AI good enough to make it instead of people
  `,
  "article-conversion": `
    plenty of people look at our page and not one of them rings
    would a bigger button bring more customers
    our site gets clicks but no enquiries
  `,
  "article-mobile": `
    all my customers look at it on the bus, will it be fit for that
    does the page shrink properly on a little screen
    older readers make the text larger, does it survive that
    is the website good in mobile
  `,
  "article-search": `
    when I type plumber and my town I'm on page nine, can you change that
    will google find us when the site is new
    can you promise me the first place
  `,
  "article-contrast": `
    our council wants proof that the colours can be read, what does your certificate show
    what is that contrast certificate you mention
    what does a certificate about colours prove
    is there a paper that shows our text is legible
  `,
  "no-advertising": `
    I've no time for facebook any more, would you post there for us
    what would it cost to have you run adverts on google for a locksmith
    somebody left a horrid review, could you make it go away
    could you get us more followers before the opening
  `,
  "no-print": `
    with the same look, could we have cards and a banner for the fair as well
    two hundred posters for the fete please
  `,
  "no-logo": `
    all I have is a doodle on a napkin, would you make a proper logo of it
    our emblem is from 1950, could you draw a modern one
    can you design the logo first and then the site
  `,
  "no-filming": `
    would someone come out on a sunny day and photograph the garden
    could you film us at work for the front page
    our rooms need proper pictures, do you send a person
  `,
  "no-repairs": `
    the laptop at the till has died, can one of you come over
    my email at work is on strike, do you fix that
    the page that a student made for us years ago has been hacked, can you clean it
    another agency runs our site and it is down, would you step in
  `,
  "no-other-systems": `
    everything of ours is in squarespace and I like it there, could you just keep it tidy
    our shop runs on shopify, could you take that over
    would you work on a joomla page
    someone to change two lines in my weebly
  `,
  "no-shop": `
    I knit all winter and want people to buy it on my page and pay there and then
    could guests book a room and leave a deposit on the site
    half our congregation is polish, will the pages be in both languages
    a corner where only members get in with a password
    can donations be made by card on our page
    can pupils log in to watch their lessons
  `,
  "no-deals": `
    my lad is good with computers and seventeen, have you a placement for him
    I could bring you four other traders, what is in it for me
    do you teach people to do it themselves
  `,
  "no-papers": `
    my accountant is on holiday, is your fee tax deductible
    do I need to show our company number on the site by law
    would you write the legal notice for us
    can you look over our contract with the landlord
    is vat on top and can we claim it
  `,
  "no-inside": `
    I want to see what the cafe across the street filled in
    list the people who asked you things today
  `,
  "no-small-talk": `
    my sourdough won't rise, what am I doing wrong
    is there a train to Brighton after ten
    which team wins on saturday
    write a speech for my brother's wedding
  `,
  "no-anger": `
    what a pathetic excuse for an assistant
  `,
  "no-payment-ways": `
    the treasurer only signs cheques, would you take one
    our rules allow nothing but bank transfers against an invoice, is that possible
    I don't trust cards on the internet, how else can I pay you
    we are in france, can we pay euros
  `,
  "no-hosting-place": `
    our funder insists that everything sits on machines in this country, does it
    in what part of the world do your computers stand
    how fast will the website load
  `,
  "no-shared-project": `
    there are three of us trustees and each would like to fill in a bit, is that possible
    could my bookkeeper get her own way into our project
    I'd like my daughter to finish the form from her own account
    we are a team of four, may all of us edit
  `,
  "no-cookie-advice": `
    everybody has that annoying box about cookies, will mine need one
    our solicitor asked whether the site will come with a consent notice
    does the new site ask visitors about cookies
  `,
  "building-time": `
    the lease starts in five weeks and I'd love the website to be there on the day, can you do that
    last firm strung me along for a year, how long would you take to build ours
    once we've said yes to your quote how many weeks is it until we're online
    the season opens at easter, would the site be live by then
    what is the usual time from order to launch, our trustees ask
    how long needs your team for make the website
    i need it live for my birthday party in june is that doable
  `,
  "blog-on-my-site": `
    I scribble about my bees every sunday, could that be on my site
    the school wants a corner for its news, do you build that in
    is there room for a diary of our restoration on the website
    can my site have a place for posts
    I would like write articles in my web
    our chef likes to share recipes, would the site have somewhere for them
  `,
  "site-files": `
    our IT wants the code in its own repository, would we get it
    if one day another programmer takes over, does he get the source
    could I put the finished site on a server of mine
    is the code of the website ours to keep
    we always ask suppliers to deliver the source files, do you
  `,
};
