import type { Questions } from "./questions.ts";

/** Questions about websites, hosting and moving from WordPress. */
export const websitesQuestions: Questions = {
  "web-design": {
    examples: `
      we're a family butcher and still not online, could you sort us out a site
      I'm opening a nail bar next month and need something on the web
      our current page was done ten years ago and looks awful
      looking for somebody who builds sites for plumbers
      do you design for small businesses
      can you redo our website, it is embarrassing
      people google us and find nothing, we need a presence online
      could you create a simple page with my address and menu
      my competitors all have a nice site and I have nothing
      need a brand new site from scratch
      is web design what you do
      do you work with cafes
      do you do sites for dentists
      do you take on small shops
      do you work with florists
      is this for electricians too
      I am a joiner
      and for a bakery
      what about a restaurant
      for a pub
      do you do butchers
      do you do garages
      I have a salon, can you help
      which trades do you work for
      do you only work with big companies
      do you work with one man bands like me
      I only have a facebook page, I want a proper website
      what kind of websites do you do
      would you take on a site for a charity
      what exactly is it that you sell
      what services do you offer
      can you build an online presence for my practice
    `,
    further: `
      dentist site
      a butchers site
      builders website
      hello there, quick one, do you build websites for small firms
      need a website for my shop asap
      can you design us a new website
      we've outgrown the site my cousin made, time for something proper
      our website looks like it's from 1998
      I want to be online finally
      looking for a web designer
      I need someone to do my website from start to end
      is it websites you make or what
      what is it you lot actually do
      what do you guys offer
      can u do a one page site for a mobile hairdresser
      would you be able to make a website for a cattery
      new business, no website, please help
      good morning, I own a small garden centre and am thinking about a web page, is that something you would take on
      our old designer vanished and we need a fresh site
      do you make sites for restaurants
      redesign of an existing site
      can you freshen up the look of our website
      website for a music teacher
      sole trader, need a simple site, do you do that
      what sort of businesses do you build for
      do you do web pages for clubs and associations
      somebody told me I need a website, is that you
      we have no website yet, can you do one
      I've got nothing online, could you make me something
      there is no website for our business at all
      can you redo our outdated site
      freshen up our old website
      do you work for tiny one man businesses too
      is a small shop like mine big enough for you
      could you put my guest house on the internet
      looking for somebody to make us a site
      I need something online for my plumbing business
      we'd like a new look for our site
      build me a page for my clinic
      sort us out with a site, we're a small removals firm
      can you knock up a website for my chip van
      we're starting from scratch online
      take on a tiny job like a page for a scout group
      is a parish council too small for you
      our site was made by a cousin ages ago and it shows, can you do it again properly
      need to get online quickly, can you help
      tear down our old site and make a fresh one
      brand new website please, nothing fancy
      plain simple website for a tea room
      put my business on the web
      people can't find us online because there is no site
      do you take on sole traders
      would you work with a charity on its website
      can you make something that looks better than what we have now
      landing page for my course
      portfolio site for a photographer
      one page with my hours and a map
      baker site
      plumbing website
      electrician website please
      tattoo parlour website
      garage site
      site for a gardener
      website for a solicitor
      restaurant website
      salon page
      do you do builders
      do you do websites for photographers
      do you work with cafes
      do you work with tradesmen
      who do you make websites for
      who do you build for
      what kind of businesses do you work with
      which trades do you build for
      is this for small businesses
      do you take on one man bands
      I'm a roofer and need a website
      I'm a window cleaner, can you help me
      I run a kennels, would you do us a site
      my wife does nails and wants a site
      we're a small charity and need a website
      make me a website
      make us a nice site
      what can you do for me
      what can you do for my business
      what do you actually do
      what do you do
      what do you offer
      what do you sell
      what services do you have
      what is it you do
      what's this site about
      tell me what you offer
      can you do a one page site
      just a simple site with a phone number
      new site wanted
      our old site is awful, start again
      could you build one for a band
      why should I use you and not wix
      why not just use squarespace
      how are you better than a website builder
      what makes you different from other agencies
      why should we choose you
      we require a new website for our association
      is your company able to produce a website for a parish council
      I need one page for my small business, you can do it
      you make websites for shops also
      I want to have a site for my lessons
      the last people made a mess of our site, can you do it properly
      we have nothing online at all and would like you to make us a site
      my daughter says I need a website, is that what you do
      would you take on a site for a village hall
      build a page for my band
      can u do a site for my lash business
      I clean windows and have never had a website, will you make me one
      our site is ten years old and looks it, can you replace it
    `,
  },
  hosting: {
    examples: `
      I bought a domain from someone else, does that work with you
      can you transfer my domain from godaddy
      move my domain to you
      do you look after the server and all that
      can I keep my current web address
      who do I register the domain with
      is hosting extra or included
      can my domain name stay where it is
      do you do the technical bit of putting it online
      I've got a dot co dot uk already
      what about https and the padlock
      do you make backups
      where will the site live
      how do I connect my own domain
      I don't have a domain yet, do you sort that
      my host is 123reg, can I stay with them
      do you run the site for us after it is done
      is there security and backup
    `,
    further: `
      do I need web space of my own
      is it me who has to find a host
      do I need to hire space on a server for it
      where does the site live, do I have to arrange that
      is hosting included
      do I need to buy hosting separately
      can I use my own domain
      I already have a domain, can you use it
      do you get the domain for me
      where is my site hosted
      does it come with ssl
      how often are backups made
      who looks after updates and security
      do I have to find a host myself
      my domain is with ionos, what do I do with it
      what if I have no domain name yet
      can I stay with my present hosting company
      will I need to deal with servers
      is the site backed up
      do you put the site online for me or do I
      do you run the website for me once it is finished
      can we keep our dot com
      how do I point my domain to you
      I've paid for hosting elsewhere till next year
      we have our own domain, can we keep it
      who hosts the site
      where will my website live
      is hosting included
      I don't have hosting, do you sort that
      can I keep my co uk address
      do you get the domain for me
      our domain is registered somewhere else, does that matter
      are there backups
      keep our web address please
      I own a dot co dot uk, keep it?
      my web address is already mine
      no domain yet
      I haven't bought a name for the site
      do I need to rent a server
      is the lock in the address bar included
      where does the site live
      do I have to find hosting myself
      does hosting cost on top
      who looks after the server
      is the padlock extra
      do you get me a web address
      keep our current domain
      is hosting included
      do you do the hosting
      do you do hosting as well
      is hosting in the price
      do I need my own hosting
      I already have a domain
      I own a domain, where do I say so
      my domain is with godaddy
      do you sort the domain
      is the domain included
      keep my domain
      the hosting is in the price or extra
      is the hosting extra
      can I keep the address that I have already
      I already own my domain, can you use it
      I have already a domain, what I do with it
      do I have to find a host myself
      who looks after the server and the certificate
      is hosting charged separately
      can my web address stay the same
      what if I have no domain yet
      who pays for the domain
      does the site come with backups
      whos hosting it
      must we arrange hosting ourselves
      we registered our name elsewhere, is that a problem
      a friend has the domain for us, can we hold on to it
      our name is registered with somebody in dublin, can you use it
      do I keep paying my old host
      what happens to the address we have now
      is the server in the price
    `,
  },
  "wordpress-migration": {
    examples: `
      we're on wordpress at the moment, can you bring it over
      I hate my wordpress, can you move me off it
      will my google links break if you move me from wordpress
      our blog is in wordpress, does everything come across
      old site is a wp one, can you rebuild it
      switch us over from wordpress without losing our ranking
      do the page addresses stay when you migrate
      my wordpress keeps getting slow, can I change to yours
      someone built me a wordpress years ago, can you take it on
      do you transfer existing websites
      can you import what I have on wordpress
      leave wordpress behind
      my existing site, can it be brought across
      will old links still work after the move
    `,
    further: `
      I have a wordpress blog can you take it over
      can you convert our wordpress to your system
      moving from wordpress, will we lose our place in google
      will the links to my old pages still work after you move it
      we have 200 posts in wordpress, can they come along
      is it hard to switch from wordpress
      my wp plugins keep breaking, I want away from it
      do you migrate wordpress to react
      fed up with wordpress updates, can you bring us over
      how does moving my old website to you work
      transfer my existing wordpress site please
      we got a site already on word press, can u reuse it
      what happens to my old addresses when I move from wp
      can you take the content from our old site
      would our existing wordpress pages be rebuilt
      is anything lost when you move a wordpress
      we're fed up with wordpress, can you take us over
      move our blog away from wordpress
      can you shift the whole wordpress site to you
      will the old links still work if we leave wordpress
      do we keep our google position when moving from wordpress
      do the addresses of my pages stay when you move the site
      bring our wordpress pages over
      swap wordpress for something newer
      take my wordpress site off my hands
      fed up with wordpress updates, can you rebuild it your way
      bring our wordpress pages across
      will saved links to my wordpress pages break
      wordpress keeps breaking, get me off it
      I'm on wordpress at the moment, what happens to my pages
      transfer everything out of wordpress
      do my google results survive leaving wordpress
      can you lift our wordpress blog over
      what becomes of the old wordpress addresses
      can you move a wordpress site to your system
      would you shift our wordpress site across to you
      can you take our wordpress over
      move my wordpress please
      my wordpress is a mess, can you move it
      wordpress is driving me mad, can you take it off me
      do we lose our google places when you move wordpress
      will I lose my ranking if I move from wordpress
      do all the old links still work after the move
      get me off wordpress
      would you carry over our existing WordPress pages
      we have hundreds of posts in WordPress and links that must keep working
      will the old links still work when you move our WordPress blog
      I have one WordPress, you can bring it to your system
      my old blog is in wordpress, people link to it, does that survive a move
      we are fed up with wordpress updates, can you take us off it
      wordpress site got slow, can u move it
      is it possible to transfer a site made in Wordpress
      do the old addresses stay the same if you take over our WordPress site
      take my wordpress and rebuild it
      do you preserve permalinks when you port a blog
      will my ten years of posts come across from wordpress
      do the comments and pictures of my wp blog come along
      can you lift my wordpress site over without losing google
      my wp site has been hacked twice, can you take it over
    `,
  },
};
