import type { Questions } from "./questions.ts";

/** Questions about the articles and their topics. */
export const articlesQuestions: Questions = {
  articles: {
    examples: `
      anything I can read up on
      where are your blog posts
      does the agency write a blog
      have you written any guides
      got any tips for a beginner
      show me your news
      is there a magazine or blog here
      any good reading about websites
      what have you published
      where do I find your articles
      do you post anything useful
      I'd like to learn more, anything to read
      is there a feed I can follow
      atom feed
    `,
    further: `
      your blog please
      have you got a blog of your own
      the agency's own blog
      where can I find your news
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
      do you write about web design anywhere
      have you got something to read
      is there a blog
      where are your articles
      anything worth reading on your site
      show me your latest posts
      anything to read here
      got a blog
      have you written about websites
      where are your articles
      tips for small firms
      what's new with you
      I like to read up first
      anything to read
      do you have a blog
      what have you written
      is there something to read about websites
      got anything I can read
      have you published anything
      where I find your articles
      where can i read more
      do you write about web design anywhere
      your latest posts
      I like to read first, what do you have
    `,
  },
  "article-choosing": {
    examples: `
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
    further: `
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
      how do I tell a good agency from a bad one
      what should I ask before I hire a web company
      how not to get ripped off by a web agency
      how do I find a decent web designer
      tips for picking an agency
      how to spot a dodgy web firm
      how do I spot a cowboy
      how to know a decent web designer
      what should I ask before I hire someone
      how do I pick between agencies
      red flags with web agencies
      been burnt by an agency before, how do I choose better
      what makes an agency good
      how do I choose an agency
      what should I ask an agency
      how do I know which agency is good
      comparing agencies, any tips
      why should I choose you over the other agencies
      why you and not another agency
      how do I tell a good agency from a bad one
      how I can know which agency is good
      I got burned by an agency before, how do I choose
      what should we ask of an agency before appointing one
      how do I compare three offers
      what makes a good web agency
      whats better about you than others
      by what criteria should trustees select a web designer
    `,
  },
  "article-ai": {
    examples: `
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
    further: `
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
      why shouldn't I let chatgpt make my site
      can a computer make my whole website
      are ai websites any good
      does ai make mistakes when it builds a site
      couldn't I just do it with ai myself
      can't a robot just do it
      why not let ai do the whole site
      I could do it with chatgpt myself
      is it any good when ai makes it
      why pay you when ai is free
      do machines make mistakes in websites
      could ai do my website for free
      can't I just use chatgpt
      why pay you when chatgpt can do it
      isn't ai good enough to make a site
      what's different from a site made with chatgpt
      is a site made by ai any good
      can ai do my website
      are sites made by AI riddled with errors
      I read that AI websites are full of faults, is it true
      can a computer make the whole website
      why should I pay you when AI does it
      can i not just get chatgpt to make it
      can the artificial intelligence make a good website
      is AI any good at building websites
      how reliable is a website generated by a machine
      do ai websites break
    `,
  },
  "article-contrast": {
    examples: `
      what's that contrast certificate
      what is the certificate for
      do I get proof that my colours are readable
      why is there a certificate about contrast
      explain the contrast certificate
      what does the certificate say
      is the certificate worth anything
      accessibility certificate for my site
    `,
    further: `
      what is the contrast certificate
      do I get a certificate
      what does a contrast certificate say
      what's the certificate worth
      is there proof that my colours are accessible
      certificate for readable colours
      your article about contrast
      what is that certificate you mention
      what is this colour certificate
      what does your contrast certificate mean
      is the contrast certificate worth anything
      what do you certify about colours
      what's the contrast paper you give
      proof that colours are readable
      what does the certificate about colours say
      is the contrast certificate worth anything
      explain the contrast certificate
      what does the certificate say
      what is the contrast certificate
      what does your colour certificate mean
      what is this contrast certificate actually
      what is the certificate evidence of
      what does the certificate prove
      what I can do with the contrast certificate
      is the certificate worth anything legally
      whats the contrast certificate
      for what is the certificate of contrast
      who needs a contrast certificate
      what does your contrast certificate guarantee
      our user group asked what the contrast certificate is for
      can I show the contrast certificate to the council
    `,
  },
  "article-conversion": {
    examples: `
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
    further: `
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
      people look at our site and nobody calls
      plenty of visitors and no orders
      nobody fills in our form
      how do we get more customers from the site
      our website brings us nothing
      why does nobody get in touch
      how can a website bring more bookings
      lots of clicks but no calls
      people look but don't book
      phone never rings since the site is up
      how do I turn visitors into customers
      site brings us nothing
      why does nobody fill in my contact form
      get more bookings from the website
      visitors leave again straight away
      how do I get more customers from my site
      nobody fills in my form
      visitors but no enquiries
      we get visits but nobody rings
      people look at my site and don't buy
      nobody fills in my contact form, why
      how I can get more customers from my website
      lots of clicks and no calls
      my website brings me no work
      how do we persuade more visitors to enquire
      my site is dead, no one ever asks for anything
      how do i get more bookings from the site
      what makes visitors get in touch
    `,
  },
  "article-mobile": {
    examples: `
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
    further: `
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
      does the site look good on a phone
      will my website work on small screens
      our old site is tiny on mobiles
      is the site readable on phones
      will my customers be able to use it on mobiles
      everybody looks at us on the phone, will it fit
      does my site look ok on small screens
      is the site readable on a mobile
      customers only use phones
      will my website work on phones
      text too small on a phone
      phone friendly
      will it look good on phones
      does the site work on mobiles
      is it ok on a small screen
      most of my customers are on their phone, will it look right
      will it look ok on a phone
      on the telephone it looks good also
      does the site adapt to small screens
      my old site was useless on a phone, what about yours
      does it work on phones
      will the layout suit mobile telephones
      everybody looks at my site on a phone, is that a problem
      do your sites fit on small phones
    `,
  },
  "article-search": {
    examples: `
      will I come up on google
      how do I get to the top of google
      nobody finds me when they search
      do you do search engine stuff
      would you check our rankings
      an seo report of our current site
      an audit of our site for search engines
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
    further: `
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
      we don't show up on google
      we're on page five of google
      the shop next door is above us on google
      how do I get higher on google
      nobody finds us on the internet
      can people find us when they search
      how do I get my business found
      what can be done about our google position
      will google show us
      nobody finds us on google
      how do I come up first in a search
      can people find me when they search for a plumber
      we're invisible on google
      show up higher in search
      will I be on google
      get found online
      will I be first on google
      can you get me to the top of google
      do you guarantee google
      will people find me on google
      is seo included
      will my ranking suffer
      I want that people find me in Google
      how can people find me in Google
      my site does not come up in Google
      how do i get to the top of google
      nobody finds us when they search
      is search engine optimisation part of your work
      do you guarantee first place on google
      will our organisation be found by search engines
      does a sitemap help
      I typed my own name in google and nothing came
      people search for a farm shop round here and we don't come up
      we're on page five of google
      how do we get seen by people searching near us
      type in our trade and town and we are nowhere
      my competitor comes first in google and I don't come at all
    `,
  },
};
