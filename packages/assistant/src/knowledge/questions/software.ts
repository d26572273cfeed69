import type { Questions } from "./questions.ts";

/** Questions about agents, customer databases and apps. */
export const softwareQuestions: Questions = {
  "ai-agents": {
    examples: `
      what is an agent in this case
      what's the point of all these agents
      do the agents write for me
      what would your ai team do all day
      are the agents people or computers
      who are these agents and what is their job
      is there something that keeps my pages fresh by itself
      can a computer look after my content every week
      eighteen agents sounds a lot, what for
      how do the agents help my business
      what jobs do the agents take off me
      give me an example of what an agent does
    `,
    further: `
      what do these ai agents do all day
      explain the agents to me please
      I saw something about a team of agents, what is that
      can your agents write my blog
      what is the extended team
      ai team that looks after my content, tell me more
      are agents the same as chatbots
      what would the agents do for a bakery
      who keeps the texts up to date after launch, is that the agents
      whats an ai agent when it's at home
      do i need agents for a small site
      agents that optimise content, how does that work
      which tasks can an agent take over from me
      can the agents keep our site up to date on their own
      18+ agents sounds like a film, what are they
      what are these agents you mention
      eighteen agents, what do they do all day
      what would the ai team do for my firm
      do the agents work on the content every week
      what is an ai agent and why would I want one
      who are the 18 in the agent team
      are your agents people or software
      explain the agents to me like I'm five
      can the agents keep my content fresh
      so what are the agents for
      in plain words what would the agents do for a salon
      what jobs do the ai agents take off my hands
      do the agents write my pages
      are those 18 agents real people
      who or what is the agent team
      what use is an agent to a corner shop
      agents that keep the site fresh, how does that work
      what would I hand over to the agents
      could your agents update my site every week
      what do the agents do every day
      how many agents are there
      are the agents real people or software
      what would an agent do for us
      do the agents write for us
      agent team, what is it
      what's an ai agent
      what exactly are these agents you mention
      could you explain the purpose of the AI team
      the agents with AI, what they are doing for me
      eighteen agents, what on earth do they all do
      what would an AI agent do for a charity
      do the agents write stuff or what
      who or what keeps the content up to date for me
      is the team of agents made of people or programs
      what jobs can the AI agents take off my hands
      what's this team of 18 about
      the AI part, what does it do for me
      what are the robots of yours writing
    `,
  },
  "custom-crm": {
    examples: `
      I've got customer details all over the place, paper and phone
      need a program for my client list and my estimates
      something to log jobs, customers and paperwork together
      can you build a system that remembers who bought what
      we lose track of enquiries, do you have software for that
      I keep all my contacts in excel and it's a mess
      one screen with every client and their documents
      do you do bespoke software to manage clients
      system for patients records and quotes
      we need a tool where the office sees every customer
      a place to store quotes I sent out
      could you make us our own customer management
      what can your crm do
      what is a crm
    `,
    further: `
      can you build software for managing my clients
      I need something where all my customers are listed with what they bought
      my customer list is on bits of paper, can you sort that out
      do you make crms
      is there a tool for keeping on top of quotes and documents
      we want a client database made for us
      looking for a customer management system for a small letting business
      everything about a client on one page, can you make that
      our salesforce is far too complicated, could you build something simpler
      I keep forgetting who I sent an offer to, any system for that
      contacts are spread over three phones and a notebook
      crm for tradespeople?
      can you make a system that keeps track of jobs and who ordered them
      could a crm hold all our contracts and papers too
      what does the crm do exactly
      do you develop custom business software for client records
      tired of excel for my customers
      we keep everything on paper, have you got a system for it
      one place for clients, quotes and jobs
      I'd like a list of all my customers and what they ordered
      can you make us a customer system
      we've outgrown our spreadsheet of clients
      something to keep track of who I quoted
      do you build customer databases
      all my clients are in a notebook, got something better
      customer records on paper are driving me mad
      somewhere to keep jobs, quotes and who paid
      a place to look up who bought what
      can you build us a system instead of all these spreadsheets
      we lose track of who we promised a quote
      something to manage my customers and paperwork
      client list software made for us
      can I have my contacts and quotes under one roof
      our contacts are all over the place
      we need somewhere to keep our customers
      a system for quotes and jobs
      something to track my clients
      can you build us a crm
      do you do crms
      need a crm
      replace our excel list of clients
      we need a system for our members and their donations
      is there a program to keep my customers in one place
      do you build software for keeping track of quotes
      you make also a customer database
      could you develop something for managing our client records
      my clients are on bits of paper, can you make something to keep them in
      I lose track of who asked for what, do you have a system for that
      something to manage the customers and offers
      do u make a thing to keep track of customers
      a system in which our volunteers are recorded
      are you people developing customer software also
      something instead of my card index of customers
      a place for all my clients and what they ordered
      do you do software for keeping tabs on clients
      could you replace our spreadsheet of members with something proper
    `,
  },
  "mobile-apps": {
    examples: `
      do you develop apps as well
      I want my own app that people can download
      our members want an app with the timetable
      could you put my business in the app store
      an app so regulars can order ahead
      is an app something you make
      can you program something for android
      need an iphone thing for my gym clients
      would you build a phone application for our taxi firm
      app with loyalty stamps
      do you do ios development
      website is done, can we have an app too
    `,
    further: `
      do you make mobile apps
      can you build an app for my gym
      I'd like something people can install on their phone
      could we get into the apple store
      is an app possible as well as the site
      need an app for my taxi business
      app for my restaurant so people can see the menu on the phone
      do you also develop apps
      android and iphone app please
      thinking of an app for our members, do you do that sort of thing
      can my website become an app
      what kind of apps do you build
      customers keep asking if we have an app
      can you put my shop on peoples phones as an app
      can I have an app as well as the site
      do you build apps for phones
      something my regulars can install
      I want us in the app store
      do you make ios and android apps
      could my gym have its own app
      clients keep asking if we've got an app
      can people have us on their phone as an app
      put us in the play store
      thing they can download on their phone from the store
      our gym wants its own app
      do you do apps too or only websites
      app with our logo on it for regulars
      could my members book through an app you build
      apple and android both, can you do that
      we'd like an icon on people's phones
      do you make apps
      I want an app
      we want an app
      need an app
      can you make me an app
      app for my gym
      app for our customers to download
      would you build an app for android
      do you do iphone apps as well
      would you also undertake the development of an application for telephones
      we want our members to have an app
      can you make app for android and iphone both
      you are making apps also, no
      do you guys build apps as well
      do u do apps or just sites
      my competitor has an app in the app store, could I get one
      I would like something that people install on their phone
      is it possible to have the same thing as an app
      can you turn my site into an app
    `,
  },
};
