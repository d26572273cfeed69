import type { Questions } from "./questions.ts";

/** Questions about privacy, terms and the newsletter. */
export const legalQuestions: Questions = {
  privacy: {
    examples: `
      do you pass my details to anyone
      will AI be trained on my texts
      do you train AI on my data
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
    further: `
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
      do you pass my details to advertisers
      are you tracking me
      do you give my address to other companies
      what information do you keep about visitors
      where is your privacy policy
      do you share my details with anyone
      I don't want my details passed on
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
      are you tracking me
      do you track me
      do you sell my details
      what do you do with my info
      do you use cookies
      what do you know about me
      what information about us does your company retain
      what do you keep about your customers
      what you save about me
      which data you have from me
      do you track me
      do you set tracking cookies
      what cookies does this site use
      which cookies are on this page
      your cookie policy
      where is your cookie policy
      cookie settings
      cookies on your site
      do u sell my data
      what personal data do you process
      are my details passed to others
      what becomes of the details I type in
      how does your firm comply with data protection law
      where is your privacy notice
      are you spying on me
      any third party analytics on this site
      do you use fingerprinting or trackers
      do you pass on what you know about me
      is there google analytics here
      what happens to my email address
      how long do you keep my details
    `,
  },
  terms: {
    examples: `
      do the pictures that I upload stay my property
      will my product photos belong to you
      who has the rights to what I send you
      are the drawings I give you still mine
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
    further: `
      do my photos become your property when I send them
      does the text we hand over go on being ours
      does sending you photos give you the rights
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
      do I own the site
      who owns the site, me or you
      is the website mine
      can I see your terms
      terms before I sign
      do I own what you make
      where may I inspect your terms of business
      who would own the copyright in our texts
      who owns the texts after
      the texts and photos, they stay mine
      t and cs
      t&cs please
      where's the small print
      does the work belong to us
      are there general conditions
      whose property is the site once it is built
      if we part ways, who keeps the content
      do i own it
      I expect to keep all rights in my book
      the recipes remain mine, do they
      do you claim any rights over my photographs
      who holds the rights to the words afterwards
      could you use my pictures elsewhere
      send me the legal bits
      whose is the design when we finish
      what am I agreeing to
    `,
  },
  newsletter: {
    examples: `
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
    further: `
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
      sign me up for the newsletter
      stop the newsletter
      I never get the newsletter
      how do I get your news by mail
      I don't want the newsletter any more
      too many newsletters, how do I stop them
      put my address on the list for news
      how often does the newsletter come
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
      stop your emails
      take me off your list
      how do I get the newsletter
      too many mails from you, how do I stop the newsletter
      how to finish the newsletter
      I get mails from you and don't want them
      stop emailing me
      take me off the mailing list
      can we receive your news by mail
      how do i get off the list
      where I can put my mail for the news
      is there a mailing we can subscribe to
      I want to hear when you write something new
    `,
  },
};
