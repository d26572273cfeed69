import type { Questions } from "./questions.ts";

/** Questions about the site that clients will have. */
export const ownSiteQuestions: Questions = {
  "building-time": {
    examples: `
      I open my cafe in six weeks, would the site be up by then
      how long do you take to make a site
      what's a realistic timeline from quote to launch
      can it be done by the end of the month
      our fair is in march, could the website be there before
      how long until a customer can see my new site
      is two weeks enough for you to build it
      how much time do your developers need
      I need a site asap
      it is urgent, how soon can you do it
      we need it up quickly
      how fast do you work once we have said yes
      what date would we be live
      once I accept the quote, how long till launch
      do you have a waiting list before you start building
    `,
    further: `
      time to build a website
      building time
      how long does building the website take
      how long for a small site with five pages
      how long does the development take
      how long do you need to design and build our site
      how long till my site is live
      how long before my website is online
      how long before we go live
      how long does a website take to make
      how long from start to launch
      when is the launch
      when will my site go live
      when will the website be ready
      when can we launch
      how soon can my site be up
      how soon could you have it online
      how soon can you build it
      how quick can you build me a site
      how quickly can our site be live
      could you do it in ten days
      I need a website by friday
      need the site up by monday
      we need it live before easter
      the shop opens on the first, can the site be up by then
      will it be ready for the summer season
      do you think the site could be finished for our anniversary
      what's the timescale for a new website
      whats your turnaround time
      typical turnaround for a website
      delivery time for a website
      average project length
      whats the lead time on a website
      lead time please
      how many weeks does a website take
      how many months does it take you to build
      how many days until it's online
      do you have a deadline by which the site is done
      can you work to a deadline
      by when can you deliver
      please state the delivery period
      what is the estimated completion date
      kindly advise the usual time for completion of a website
      how long it takes to make the web for my restaurant
      in how much time you make the site
      hw long 2 build a site
      how long u take to make website
      does it take weeks or months to build
      have you got time to build ours this month
      last lot took a year over our site, how long are you
      my old designer kept me waiting for months, how long would you take over the website
      the boss wants to know when the new website goes live
      rush job, how fast can you build a website
      can you speed up the building
      what holds up the launch
      I have an event coming up and the site has to be online for it
      built and live in how long
      the date of the launch
      how long from approval to going live
      after I approve the quote, when is it finished
      how long does a redesign take
    `,
  },
  "blog-on-my-site": {
    examples: `
      I'd like to write about my work, can the site do that
      can you put a blog on my website
      we want to post news for our members
      can I have a journal on my page
      I'd want to add a recipe now and then
      do I get a news section on mine
      a place for our weekly notices
      is blogging included in my site
      my old site had a blog, will the new one
    `,
    further: `
      can I have a blog
      can I have a blog on my site
      can we have a blog
      will my site have a blog
      will there be a blog on my website
      do I get a blog
      does my website come with a blog
      is a blog included
      can you make me a blog
      can you build a blog for me
      I need a blog
      I want a blog
      want a blog page
      blog page on my website
      blog for my business
      blog section on our site
      add a news section to my site
      can the site have a news page
      can there be a page with our news
      a page where we put up news
      can I post updates on my website
      can I publish articles on my own site
      could we put our own articles up
      somewhere to put my stories
      can I blog on it
      we like to share what's on every month, is there a place for it on the site
      can I write about my day at the farm
      our vicar writes a column, could it be on the site
      would a diary of our projects be possible on the site
      is it possible to keep a journal on my website
      may our society publish its minutes and news on the site
      you can make also a blog for my web
      can u add a blog 2 my site
      do you set up blogs for people
      are blogs something you build
      a site that is mostly a blog
      news and events on our website
      what about a blog for my shop
      I used to have a blog and want one again
      can I put up my own posts every week
    `,
  },
  "site-files": {
    examples: `
      can I host the site somewhere else
      is the html mine to keep
      can I download my finished site
      will you give my developer the code
      may we have the source files
      what about the code when I go elsewhere
      do I get a copy of the website itself
    `,
    further: `
      can I have the code
      do I get the code
      can I take the code with me
      can I get the source code of my site
      do you give me the source
      is the code mine
      who owns the code
      do we own the source code
      do you hand over the code
      do you give us the code at the end
      access to the code
      do I get access to the git repository
      is it on github
      can my own developer work on the code
      can another developer take over my site
      can another agency take over from you
      can I move my site to another host later
      can I move my website away from you
      move the site to a different provider
      is there vendor lock in with the code
      can I export my website
      can I export the site
      download my website
      download the whole site
      can I get the html files
      do I get the css and all that
      a copy of my website please
      can I have a backup copy of my own site
      send me the files of my site
      last agency kept our code, do you
      I'd want the whole thing on a memory stick
      kindly confirm that the source files are delivered to us
      is the source code part of the delivery
      can my nephew get the code and host it
      you give also the source code
      do i get the code n that
    `,
  },
  "confirmation-email": {
    examples: `
      I signed up and never got the mail
      where is the link to activate my account
      the confirm link says it does not work
      can you resend the verification
      looked in spam, still no confirmation mail
      I typed my email and got nothing to click
      my verification link is dead
      did you send me something to confirm my sign up
      what is the mail about confirming my address for
    `,
    further: `
      didn't get the confirmation email
      didnt recieve confirmation mail
      never got a confirmation mail
      no confirmation email
      confirmation email not arriving
      confirmation mail not received
      where is my confirmation email
      haven't had the confirmation email
      the confirmation link has not come
      confirmation link expired
      confirmation link doesn't work
      confirm my email
      confirm my address
      confirm my account
      I can't confirm my email
      how do I confirm my account
      didn't get the verification email
      verification email not arrived
      verification email never came
      no verification mail
      verification link expired
      verification link not working
      verify my email
      verify my account
      how do I verify
      I can't verify my address
      send me another verification link
      resend the confirmation
      resend verification email
      send it again, the mail to confirm
      activation email missing
      activation mail never came
      activation link doesn't work
      how do I activate my account
      I made an account and got no email
      I signed up but no email came
      joined and waiting for the email to activate
      created an account, no link in my inbox
      nothing in my inbox after I registered
      nothing in spam either, where's the sign up mail
      just signed up, wheres the email
      sign up email missing
      your sign up link went to my junk
      the mail to confirm my registration has not reached me
      we have not received the message to confirm our registration
      I don't receive the mail for to confirm
      mail with link not come after register
      do I need to confirm my email before I start
      can I start without confirming my email
      why do I have to confirm my address
      what if I don't confirm my email
      it keeps asking me to confirm my email
      there is a banner asking me to confirm my address
      I clicked confirm and it says the link is used
      how long is the confirmation link good for
      i deleted the confirm mail by accident
    `,
  },
};
