import type { Questions } from "./questions.ts";

/** Questions about services that are not offered. */
export const notOfferedQuestions: Questions = {
  "no-advertising": {
    further: `
      can you manage our facebook page
      do you run social media campaigns
      get me more likes on instagram
      can you write our linkedin posts
      would you do our google ads as well
      can you send a mailing to all my customers
      I need a marketing campaign
      how do I get verified on instagram
      my google reviews are awful can you remove them
      do you do influencer marketing
      list my business on tripadvisor
      can you run our instagram
      look after my twitter for me
      we need ads on google
      get our business on google maps
      delete a google review about us
      someone left a bad review, remove it
      delete my facebook page
      my instagram account is locked
      set up a tiktok for my bar
      can you do email blasts for me
      get us to number one on google, guaranteed
      we need backlinks
      design posts for linkedin
      someone to do our socials
      do you do marketing
      write our press release
      seo every month as a service
      outreach to bloggers
      competitor analysis
      manage our ads budget
      email campaigns to customers
      brand strategy
      go viral
      local radio spot
      do our instagram for us
      somebody to post on facebook every day
      can you push us on google with ads
      boost my posts
      a bad review needs to go
      more likes please
      put us on google maps
      get me on tripadvisor
      sort out my linkedin
      send a mailshot to my customers
      buy followers
      do you do tiktok
      do you run ads
      google ads and that
      run my instagram
      can you do our facebook
      backlinks
      would you manage our Facebook page
      can you post on instagram for us
      do u do tiktok
      you make also publicity in Google
      how do I get more followers
      run ads for my shop
    `,
  },
  "no-print": {
    further: `
      do you also do brochures and flyers
      I need a sign for above my door
      can you print our price list
      do you design packaging
      stickers for my van
      do you make loyalty cards
      I want a sign for my van
      shop window lettering
      design a label for my jam
      print menus on card
      do you do business cards
      polo shirts with our logo
      I need a flyer and no website
      can you make packaging for my soap
      a brochure for our annual report
      menus printed too?
      a banner for the market stall
      do you do letterheads
      could you print our price list
      sticker for the van
      posters for our fete
      labels for my bottles
      order business cards from you
      mugs with our name
      print some menus
      business cards
      can you print stuff
      leaflets and cards
      can you print our annual report
      we need leaflets for the fete
      you print menus also
      do u do stickers
      business cards please
      a sign for the shop front
    `,
  },
  "no-filming": {
    further: `
      can somebody come and photograph my food
      do you make image films
      we need a video for the homepage, can you shoot it
      can you do headshots of our staff
      do you offer product photography
      can you record a podcast for us
      take photos of our products
      come round and photograph the food
      film our campsite with a drone
      can somebody shoot our rooms
      can you take the pictures for us
      edit our podcast
      make a video of my shop
      someone to photograph the rooms
      could you send a photographer round
      drone pictures of our barn
      headshots of the staff
      a little film for our homepage
      can you shoot my dishes
      we want a video on the front page made by you
      do you take the photos yourselves
      I need a photographer
      need a photographer for a wedding
      can you film my shop
      can you send a photographer
      would you take photographs of our hall
      do you come and film
      you make photos also in my restaurant
      can someone take pictures of my cakes
    `,
  },
  "no-repairs": {
    further: `
      my computer is slow, can you have a look
      can you set up our email on outlook
      my printer is broken
      do you fix phones
      can you help with our office network
      can you repair my old website
      my hard drive died
      can you set up microsoft 365 for us
      sort out my wifi please
      my laptop is slow
      fix our printer
      my wordpress is down, can you fix it now
      our joomla page is offline, can you help
      the site my cousin built is down
      somebody else made our site and now it won't load
      my wix page is down
      my website was hacked, clean it up
      can you log into my hosting and change something
      can you change the dns for me
      our email doesn't work, can you sort it
      recover files off a dead disk
      my wordpress is broken, repair it
      there is a virus on my computer
      install broadband in our shop
      my phone screen is cracked
      which laptop should I buy
      my email account was hacked
      my hotmail account got hacked
      my whatsapp is locked
      can you fix my computer and my printer
      maintain the server in our cellar
      I need an it department
      set up email on my phone
      move our files to the cloud
      sort out the tills and card machines
      update the plugins of a site you didn't build
      change a line on my old site that someone else made
      get my domain back from a former supplier
      the wifi in my shop is down, can you come
      my pc won't switch on
      sort my printer
      I can't get into my hotmail
      somebody hacked my website, clean it
      the site another firm built is down, can you look
      will you maintain a site you haven't made
      fix the till
      set up our office network
      do you repair phones
      host a site that somebody else built
      fix my printer
      my printer is broken
      my computer is slow
      fix my phone
      my wifi is down
      my laptop won't turn on
      the screen of my phone is cracked
      our printer does not print
      can you fix my computer
      would you take over the care of our office computers
      you repair also telephones
      will you be our IT people
    `,
  },
  "no-other-systems": {
    further: `
      can you take over my squarespace
      we have a shopify store, can you improve it
      can you fix my wix page
      do you build with webflow
      do you know typo3
      can you move my blogger blog
      move my etsy shop to you
      maintain our joomla site
      we're on squarespace, can you take it over
      can you work on my wix site
      edit my joomla page
      do you teach wordpress
      do you do wordpress courses
      can you update our drupal site
      write me a plugin for wordpress
      do you move shopify shops
      get my wix site moved to you
      squarespace to your system
      take over my joomla site
      can you convert an old html site from godaddy
      do you work in webflow
      change something on my squarespace
      move my etsy shop
      migrate from drupal
      fix my wix site
      can you work on my squarespace
      move my shopify
      my site is on wix, would you look after it
      can you work on my squarespace site
      we use joomla, can you maintain it
      you can change something in my shopify
      would you move our site from wix
      fix something on my old site that somebody else built
    `,
  },
  "no-shop": {
    further: `
      do you build web shops
      I want to sell my jam online
      can my customers pay by card on the website
      do you do ecommerce
      can the site have a login for members
      can I sell tickets through my site
      can my site be in german and english
      do you translate the website
      can you make a booking system with payment
      is there a customer portal for my clients with passwords
      do you do inventory software
      I need a forum on my page
      I want to sell candles with a basket
      can customers pay me through the website
      do you do online shops
      can I have a members area
      a site with logins for my students
      do you make online courses
      send text messages to my customers
      can visitors book appointments online
      can the site take payments
      do you connect to our till
      is there two factor login
      can the site be in two languages
      translate my website into welsh
      can the app go in the store under our name
      our own video platform
      what are my visitor numbers
      an intranet for our staff
      can it take subscriptions and payments
      people should order food and pay online
      a booking system with deposits
      connect to our stock system
      voice assistant for the phone line
      a bot that answers our telephone
      whatsapp bot
      can I sell courses behind a login
      marketplace where others sell
      a price calculator with payment
      integrate with our accounting
      augmented reality of our rooms
      smart watch program
      touch screen kiosk for the shop
      a game for our customers
      write us a desktop program
      sell my candles online with a basket
      need a shop people can pay in
      take deposits through the website
      paypal button on my site
      customers should pay by card online
      can people book and pay on the site
      the site in welsh and english
      website in two languages
      gift vouchers to buy online
      members only part with a password
      do you do e-commerce
      a forum for our allotment
      table booking with payment
      do you sell stock systems
      write a program for my machines
      online store
      online shop with a basket
      I want to sell online
      shop with checkout
      site in two languages
      can you do it in welsh too
      members area
      take payments on my site
      can customers pay by card on the site
      I want to sell my sneakers online
      could members log in to a private area
      the site in two languages, possible
      can I have the site in welsh as well
      can donations be paid on the website
      you make online shop
      I need a basket and a checkout
    `,
  },
  "no-logo": {
    further: `
      can you design a logo for me
      could you draw a new emblem for our society
      we need a new crest drawn
    `,
  },
};
