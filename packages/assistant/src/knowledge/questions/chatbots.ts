import type { Questions } from "./questions.ts";

/** Questions about chatbots. */
export const chatbotsQuestions: Questions = {
  "ai-chatbots": {
    examples: `
      can I get one of those little chat windows
      the phone rings all day with the same questions, can a bot help
      is there some robot that talks to my visitors
      want automatic replies for customers out of hours
      clients message me at midnight, can something answer for me
      a virtual receptionist for the website
      what does your assistant do for a business like mine
      people always ask the same thing about parking, can that be answered automatically
      do you sell chat for websites
      do you sell an assistant like this one
      a helper on my page that tells people my prices and times
      can a machine deal with enquiries while I am on a job
      what's the chat thing you offer
      can your bot take pressure off my reception
    `,
    further: `
      do you do chatbots
      I want a bot that answers my customers
      can I have a chat like this one on my site
      something that answers customers questions when the shop is shut
      we get the same ten questions every day, can that be automated
      tell me about your chatbots
      what can a chatbot do for my practice
      could a bot answer questions about parking and prices for us
      I'd love to have an assistant on my website that talks to people
      is there a way to reply to website visitors at night without me
      I can't answer the phone when I'm under a sink, is there something for my website that does it
      need a chat window for our homepage
      hi, do u sell those chat robots
      automatic answers for website visitors
      will a bot save me phone calls
      we miss enquiries out of hours, what have you got
      add a chatbot to my site please
      looking for a chat assistant for a vet's
      I want one of those chat things on my site
      can something answer customers when we're closed
      we get the same questions every day, can a bot take them
      what does the bot do for a shop like mine
      do you have a robot that answers visitors
      would a chatbot help my dental practice
      is it like the assistant I'm using now
      can I have a chat on my page
      could a chat window answer my patients
      something that answers people while I'm up a ladder
      I want one of those chat bubbles
      bot for a vet's website, do you make those
      what is the chatbot good for
      can a bot take the boring questions off me
      do you do chatbots for hotels
      a chat like this one on my own site
      this thing I'm typing in, can I have one
      who picks up questions on my site at 3am
      can I get a bot for my clinic
      need a bot for my site
      do you do chatbots
      I want one of these chats
      can I have a chat like this on my site
      what would a bot do for us
      do you sell this chat thing
      something that answers when we're shut
      I would like a robot which answers for me on the site
      is there something that answers customers when we are closed
      can visitors ask questions on my site and get an answer by themselves
      could an assistant like this one be placed on our own pages
      what does your chat product do for a surgery
      people ask the same twenty things, could a bot do that
      do u sell chatbots
      you have also a chat which answers alone
      can I have one of these little chat windows
      explain the chatbot to me like I am five
      I keep getting the same questions by phone, could the website answer them
    `,
  },
  "chatbot-answers": {
    examples: `
      what does the bot say to somebody whose question nobody taught it
      what happens in the chat when a customer asks something odd
      does the bot admit it when it has no answer
      what if somebody asks the bot something weird
      I'm worried the bot tells customers nonsense
      will the bot lie to my clients
      what does it say when it is stuck
      does it guess
      can I trust what the chatbot says
      does it put people through to me if it can't help
      is the bot going to promise things we don't do
      how reliable is the chatbot
      how do you keep it from inventing answers
      does the AI hallucinate
      how do you avoid hallucinations
      bot giving the wrong price to someone would be a disaster
      does the chat admit when it doesn't know
      where does the bot take its information from
      what happens with a question the chat can not answer
      will it get me in trouble by saying something false
    `,
    further: `
      what does the chatbot do if it has no answer
      what if a customer asks the bot something it was never told
      can it make up prices
      I'm afraid it will say something stupid to my clients
      does the bot only use my own texts
      does the bot ever give wrong answers
      where do the bot's answers come from
      how do I know the chatbot will not talk nonsense
      can the chat connect the customer to me when it gets difficult
      will people be able to reach a human from the bot
      is the chatbot accurate
      what happens when two answers would fit
      does it invent stuff like chatgpt does
      does the bot admit it when it has no idea
      hallucinations, is that a problem with your bot
      when the chatbot is unsure, what does it tell people
      does the question reach me if the bot can't cope
      what if someone tries to trick the bot
      what if a customer asks the bot something odd
      does the bot ever tell people rubbish
      where does the bot get its answers
      can it get things wrong
      does the bot admit when it has no answer
      will the bot pass people to me when stuck
      how does the bot handle a question it can't answer
      does it make up prices
      will it talk nonsense to my customers
      what if somebody asks the bot something daft
      afraid the bot gives wrong prices
      does the bot admit when it has no clue
      can I trust what the bot says
      what does the bot do when it's stumped
      is there a danger it makes something up about my treatments
      does a strange question break the bot
      does the bot get me when it can't cope
      how sure is the bot of what it says
      does it make stuff up
      what if it gets it wrong
      what if it can't answer
      does your bot lie to people
      can the bot say something silly
      when does it pass people on to us
      what if it does not know the answer
      I don't want a bot that makes up legal nonsense, what does it do when it has no answer
      what stops the bot from inventing an answer
      and if a patient asks it something it was never taught
      what happens when somebody asks it something it has not been told
      when the chatbot not understand, what is it doing
      will it lie to my customers
      I had a bot before and it talked rubbish, is yours any better
      where does it take its answers from
      does the bot pass people on to me when it is stuck
      how does the chatbot behave if it is uncertain
      can it be trusted not to give false information
      bots always get it wrong, what does yours do then
      would the bot ever promise a price I never agreed to
      could the bot give somebody a wrong price
      can it tell my customers something that isn't true
      what if a customer argues with the bot
      who is to blame when the bot gets it wrong
      does it only say what I told it
    `,
  },
  "chatbot-integrations": {
    examples: `
      can the bot be put on a site that somebody else built
      our page was made by another firm, can the chat still go on it
      put your chat on the website we already have
      does the bot talk to outlook
      can your chat go on my squarespace site
      can people book a table through the chat
      will the chatbot go on a site you did not make
      does the chat link to my diary
      can it run with openai or claude
      which ai model is behind the bot
      can leads from the chat land in my crm
      can I add the chatbot to my current website
      hook the chat up to my email
      does it work with my booking calendar
      can the bot make appointments for my clinic
      what systems can the chatbot be joined up with
      do I get an email when someone asks the bot
      how do I embed the chat on our page
    `,
    further: `
      does the chatbot work with my existing website
      can I use the bot on a site that another company built
      is the chatbot able to work with wordpress
      can it send questions to my inbox
      does it connect to our crm
      can the bot link to my booking page
      does the bot work with google calendar
      which language model does it use
      can we use our own openai account with it
      can the chatbot be used on wix
      what can the bot be connected to
      will it fit on my current page, I don't want a new site
      we only want the bot, our site stays as it is
      can people make an appointment through the bot
      do I get a mail when the bot cannot answer
      does it integrate with anything
      how do I get the bot onto my own site, is it a plugin
      can new enquiries from the chat go straight into our customer system
      somebody else built my site, can I still put the bot on
      can your bot go on a wix page
      does the bot work on any website
      will the bot send questions to my inbox
      can the bot write to our crm
      link the bot with my diary
      does the chatbot know my google calendar
      can it hand new contacts to our customer system
      does the chatbot go on a site made by another company
      can the bot go on my wix page
      I have a site already, would the bot fit on it
      can it put bookings in my diary
      does the bot talk to my crm
      will the bot mail me leads
      does the chat work with outlook
      squarespace site, can your chatbot be added
      can the bot use chatgpt underneath
      plug the bot into what we use already
      does it sync with my appointments
      does the bot work with hubspot
      does the chat work with gmail
      will it go on my wix site
      does it plug into our calendar
      can the bot send to our crm
      which systems does the bot talk to
      the chatbot, can it connect with our calendar
      is it compatible with a site that somebody else built
      does the bot put appointments in my diary
      would the chatbot work on the site I already have
      which systems can be linked with the assistant
      can it send the questions to my inbox
      the bot works also with my crm
      does the chat thing plug into outlook
      can I use it with a different language model
      does the bot have webhooks
      can it feed hubspot
      does it tie in with google calendar
      does the chat work on a shopify or wix site
      can it drop a mail to my receptionist
    `,
  },
  "chatbot-setup": {
    examples: `
      what's involved in getting the bot going
      what do I have to give you for the chatbot
      how long before the bot is live
      do I have to teach the bot
      who writes the answers for the chat
      how do you train it on my business
      what are the steps to get a chatbot
      how does the bot know about my opening times and prices
      do I write the questions for the bot myself
      getting the chat onto the site, how does that work
      can I check the answers before the bot goes live
      how do new answers get into the chatbot
      installing the chat
    `,
    further: `
      how long until the chatbot is up
      how many days does it take to set up the bot
      how long does it take to put the chat on my page
      how do I get a chatbot running
      how long does it take until the bot works
      what do you need from us for the bot
      how does the bot know what to say
      do I have to program the chatbot
      who teaches it our answers
      what happens after I order a chatbot
      can I change the bot's answers later
      how do I add a new answer to the bot
      how is the chatbot trained
      is it much work for me to get the bot ready
      do I see the questions it could not answer
      how many questions do I have to give you for the bot
      I don't know how to set up a bot, do you do that for me
      what's the setup like for the chat
      can I read what the bot will say before customers do
      how does it get better over time
      who writes what the bot says
      do I write the bot's answers or do you
      what do you need from me for the bot
      how long till the bot is running
      how do we get the chatbot started
      how do I teach the bot about my shop
      is it hard to put the bot in
      what happens before the bot goes live
      how would the bot find out what we sell
      how does the chat learn our opening times
      what's involved in getting the bot running
      who fills the bot with answers
      what do I hand you for the chatbot
      how will the bot know about my dishes and prices
      do I have to write all the answers for the bot
      getting started with a chatbot, what's first
      how much work is the bot for me
      how do we get the chat onto our page
      how do we get the bot going
      what do you need for the bot
      how does the bot learn about us
      how long until the bot is live
      who writes what the bot says
      what do you need from me before the bot can answer
      how do I get the chatbot on my site
      how it is installed, the chatbot
      what are the steps to have the chat on our website
      is it difficult to put the bot on my page
      how does the bot get to know my answers
      how is the assistant prepared for our organisation
      who writes the answers for the chatbot
      how would we go about introducing a chatbot
      do I have to train it myself
      how do u set the bot up
      the bot, how long until it is live
    `,
  },
  "chatbot-privacy": {
    examples: `
      does the chat remember people's names
      what data does the chatbot collect
      is it ok under data protection to use the bot with patients
      are chats deleted after some time
      who reads what is typed in the chat
      does the bot spy on my visitors
      does the chat keep names or phone numbers
      are the conversations stored anywhere
      how long do you hold on to chat logs
      can the bot be used with confidential client matters
      does this chat window remember me
      is what I type here saved
      do you save chat history
    `,
    further: `
      how long are the chats stored
      for how many weeks do you keep what people typed to the bot
      when are the conversations of the chatbot deleted
      how many days does the bot remember what somebody wrote
      is the chatbot gdpr compliant
      does the bot save what my customers write
      what does the chatbot store
      are the chats kept
      how long are chat conversations stored
      does the bot collect personal details
      can a doctor use the chatbot, because of patient data
      who can see the conversations in the chat
      do you keep what I'm typing in here
      does the chat know who I am
      does the bot build a profile of people
      what about data protection with the chatbot
      are the chat messages deleted at some point
      will my customers names end up in the bot
      is this chat recorded
      is this conversation being saved
      does the bot keep what my customers type
      what does the chatbot save about visitors
      are the chats recorded anywhere
      how long are conversations with the bot kept
      does the bot remember people's names
      what happens to the chats afterwards
      is the chatbot ok under gdpr
      can anyone read what customers told the bot
      does the bot hold personal data
      what happens to what people type into the bot
      are my customers' chats stored somewhere
      does the bot remember who somebody is
      is the chat on my site okay with data protection
      who can look at what patients told the bot
      does the bot collect names
      when are chats thrown away
      is this chat stored
      are you saving what I type in this box
      does the bot keep what people say
      who keeps the chats
      do you read the chats on our site
      is what visitors tell the bot stored
      are the conversations deleted
      does the chatbot record who has been talking to it
      does it keep the names of my clients
      are the conversations with the bot retained
      what is done with the things people type to the bot
      how long do you hold on to the chats
      the bot, does it save the data of my visitors
      our patients must stay anonymous, does the bot store anything about them
      can somebody read what visitors said to the bot
      is the chatbot ok with gdpr
    `,
  },
};
