import type { DecliningData } from "./declining-data.ts";

/** Services that are close to the agency's and not offered, which the answer says openly. */
export const declinedNear: readonly DecliningData[] = [
  {
    id: "no-advertising",
    label: "Advertising and social media",
    answer: "We run no advertisements and no accounts on social networks, and place no links on other sites.",
    examples: `
      do you do google ads
      can you run facebook ads for me
      do you manage instagram accounts
      can you post on our social media
      do you do tiktok for businesses
      adwords campaigns
      pay per click advertising
      can you get me more followers
      do you do email marketing campaigns for clients
      sell me links to my site
      do you do link building
      my instagram was hacked, help
      my facebook business page is locked
      set up my google business profile
      put my shop on google maps
      can you get rid of a bad google review
      write reviews for my shop
      do you advertise on the radio
      leaflet drop in my area
      do you sell email lists
      can you set up a youtube channel`,
  },
  {
    id: "no-print",
    label: "Printed matter and signs",
    answer: "We print nothing and make no signs; what we make is on screens.",
    examples: `
      do you print flyers
      can you make business cards
      print my menus
      do you do signs for shop fronts
      van lettering
      leaflets and posters
      can you print t shirts with our logo
      can you design a brochure for print
      do you embroider uniforms
      wedding invitations
      banners and stickers`,
  },
  {
    id: "no-logo",
    label: "Drawing a logo",
    answer: "We draw no logos: the first step takes the one that you have, and may be left empty.",
    examples: `
      do you draw logos for companies
      can you design me a new logo
      can you draw me a logo from scratch
      a new logo please
      draw us a logo
      do you do logos as well
      can you redesign our logo
      can you create a logo for us
      we need a logo designed, do you do that
      do you do logos
      do you make logos
      logo design
      can you do a logo for us
      design us a logo
      we need a logo
      who can make me a logo
      is a logo included
      do you do branding
      rebrand our company
      can you do my logo
      can you do my logo too
      how much for a logo
      logo and business cards
      I want a new logo drawn
      do you design logos and letterheads`,
  },
  {
    id: "no-filming",
    label: "Photography and film",
    answer: "We send nobody to take pictures or to film.",
    examples: `
      do you send a photographer
      can you come and take pictures of my products
      do you make videos
      promo film for my company
      can you shoot a video of our hotel
      drone footage
      photo shoot for my team
      edit a video for me
      do you do wedding photography
      can you make an animation
      do you do voice overs
      virtual tour of my premises`,
  },
  {
    id: "no-repairs",
    label: "Computers and other people's systems",
    answer: "We repair no devices and look after no systems that we did not build.",
    examples: `
      can you fix my computer
      repair my laptop
      my printer does not print
      my wifi at home is slow
      do you do it support
      do you install phones and networks
      set up my router
      can you remove a virus
      my website has malware, can you clean it
      my old site was hacked, can you repair it
      my outlook does not send mails
      do you sell laptops
      recover files from my hard disk
      set up email mailboxes for my staff
      install security cameras
      my wordpress has gone down, repair it
      the site my nephew made won't load any more
      my shop on another platform is offline
      do you sell tills and card machines
      do you provide card terminals
      sell me a card reader`,
  },
  {
    id: "no-other-systems",
    label: "Moving from, or working in, other systems",
    answer: "We do not work in other systems; of those, we move WordPress sites alone.",
    examples: `
      do you take over squarespace sites
      can you move my wix site
      I have a shopify shop, can you look after it
      do you do shopify
      can you edit my weebly site
      do you work with joomla
      we use drupal, can you migrate it
      do you build magento shops
      can you set up an ebay or etsy shop
      do you sell on amazon for me
      fix my php site
      can you update the wix site I have
      my site is on godaddy builder, can you convert it`,
  },
  {
    id: "no-shop",
    label: "Selling online and special functions",
    answer:
      "Our plans name no online shop, card payments, bookings, translations, areas for members or other special software, so I cannot promise them here. Say in step 2, Client Questionnaire, what your visitors should be able to do: your quote says whether we build it, and what it costs.",
    examples: `
      can I sell products online with a shopping basket
      do you build online shops
      take card payments on my site
      does it have a checkout
      can you connect stripe or paypal
      can people pay on my site
      will my site be in two languages
      do you translate websites
      can I have my site in polish
      multilingual site
      do you do translations
      can I have a members area with login
      a forum for my club
      job board for our site
      stock control and tills
      payroll software
      bookkeeping program
      can you write software for my machine
      do you make games
      do you do virtual reality
      I need booking for my hair salon
      do I get google analytics
      will I see visitor statistics for my site
      order cakes through the website
      let customers order from the menu online
      click and collect on our site
      take orders for bread on my page
      can you translate my page into french
      does the chatbot answer in welsh
      a chatbot for customers who speak urdu`,
  },
  {
    id: "no-deals",
    label: "Discounts, partners and jobs",
    answer:
      "Paying for a year at once costs a fifth less. I know of no other discounts, nor of partnerships, jobs or courses here, and I cannot agree on a price.",
    examples: `
      discount for charities
      student discount
      do you have a voucher code
      black friday offer
      can we barter
      can I get a discount if I bring a friend
      do you have an affiliate program
      commission for referring clients
      are you hiring
      do you have any jobs
      I'm looking for work as a designer
      can I do an internship with you
      work experience placement
      are you looking for freelancers
      do you resell to other agencies
      white label
      I want to sell you something
      can I offer you our services
      are your shares for sale
      I want to buy your company
      will you sponsor our football team
      take something off the price
      give me twenty percent off
      I want a discount
      with a discount I sign, without one I leave
      what is your best price for me
      can you go any lower
      make it cheaper and I sign today
      can you lend me money
      do you give website courses
      can you teach me to code
      do you run workshops`,
  },
  {
    id: "no-comparison",
    label: "Comparisons with others",
    answer:
      "I know what this agency does and costs, and compare it with no other: put what each of them writes down side by side.",
    examples: `
      is wix better than you
      what does squarespace charge
      why is your competitor cheaper
      tell me about godaddy's prices
      who is your biggest competitor
      are you cheaper than other firms
      how do you compare with a freelancer
      you or shopify, who is better
      what makes you better than squarespace
      how do your prices compare to godaddy`,
  },
  {
    id: "no-papers",
    label: "Legal, tax and business advice",
    answer: "We give no advice on law, tax or money.",
    examples: `
      can you do my taxes
      how do I register a company
      can you write my privacy policy
      do you make privacy policies for our site
      do you write legal texts
      write a business plan for me
      can you apply for a grant for me
      do I need a licence for my cafe
      how do I register a trademark
      can you check a contract for me
      how do I hire staff
      what insurance do I need
      how much vat do I pay
      can I pay my rent monthly
      can I sue my builder
      which bank account is best for a business
      pay my council tax
      write my cv
      can you find me investors
      my client will not pay, what are my rights
      am I obliged by law to take goods back
      a customer of mine threatens to sue me
      what does the law say about returns in my shop`,
  },
  {
    id: "no-payment-ways",
    label: "Ways of paying",
    answer:
      "I know when you pay, not by which means: a plan is paid monthly or yearly, after you have accepted a quote.",
    examples: `
      do you accept paypal
      can I pay you by card
      can I pay by bank transfer
      which payment methods do you take
      do you take american express
      can I pay in bitcoin
      can I pay by instalments
      do you accept cheques
      can I set up a direct debit
      how can I pay, cash or card
      can I pay in euros
      do you take apple pay
      what cards do you accept
      can we pay on thirty days by purchase order
      can I spread the cost over a few months`,
  },
  {
    id: "no-hosting-place",
    label: "Where the servers are",
    answer: "Every plan has hosting, but I know no details of the servers: where they are or whose.",
    examples: `
      where are your servers
      is my site hosted in europe
      in which country is my website hosted
      is your data centre in europe
      do you run on green energy
      is the hosting in the uk
      which hosting company do you use
      do you host on amazon
      where is the data kept, inside the eu or outside
      is my site stored in america
      do you use cloudflare
      what uptime do you guarantee
      where physically is our website`,
  },
  {
    id: "no-shared-project",
    label: "Several people on one project",
    answer: "A project belongs to one account, and I know of no way to invite a second person to it.",
    examples: `
      can two people work on the same project
      can I invite my colleague to the project
      can we both edit the answers
      can I share my project with my business partner
      can my assistant have her own login to our project
      add another user to my account
      can several people fill in the questionnaire together
      can we have two logins for one project
      give somebody else access to my project
      is there a team account
      how do I add a colleague
      can my wife log in too
      could my husband have a login as well`,
  },
  {
    id: "no-preview-link",
    label: "A link to the preview",
    answer:
      "There is no link to the preview for other people: it is seen where you are signed in. Show it on your own screen, or press ‘Download’ under it: you get the site as a ZIP to pass on. Whoever unzips it and opens index.html sees the same pages.",
    examples: `
      can I send somebody a link to the preview
      a preview link for my wife
      share the preview with my business partner
      is there a link to my draft that others can open
      can my husband see the preview on his phone
      how do I show the draft to my colleagues
      let my team see the preview
      public link to the preview
      forward the preview to somebody
      can I email the draft site to my partner
      show my co-owner the preview
      can other people see my preview
      does my wife need a login for the preview
      url of my preview to pass on`,
  },
  {
    id: "no-cookie-advice",
    label: "Cookie notices",
    answer:
      "This site sets no cookie that needs consent. What yours needs depends on what is on it, and we give no advice on law.",
    examples: `
      cookie banner
      do I need a cookie banner
      do you do cookie banners
      will my site have a cookie notice
      can you add a consent popup to my website
      does my site need cookie consent
      is a cookie popup included
      what about the cookie law for my site
      do you set up consent management
      a banner that asks visitors about cookies
      must my visitors accept cookies
      is my cookie notice good enough`,
  },
];
