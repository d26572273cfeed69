import type { Questions } from "./questions.ts";

/** Questions about reaching a person. */
export const contactQuestions: Questions = {
  "talk-to-a-person": {
    examples: `
      can I ring someone
      I want a real human not a machine
      is there someone I can chat to on the phone
      give me your number
      how do I get hold of you
      can someone call me back
      can we have a meeting about this
      I'd rather explain it to a person
      what's your email
      put me through to somebody
      are you a bot, can I have a person
      I need to speak to your sales team
      best way to get in touch
      my mobile is [phone], phone me back
      write to me at [email]
      can I drop you a line
      I want to complain to somebody
      can we talk this through
    `,
    further: `
      can I talk to someone
      I want to speak to a person
      can I call you
      what is your email
      I'd like to talk to a human being
      can I speak with somebody please
      is there a number I can ring
      can someone ring me
      I don't want to talk to a bot
      how do I reach you
      get me a person
      can I arrange a call
      I have a question for your team
      I'd prefer to discuss it with a real person
      can I write to you
      contact details please
      how do I get in contact
      do you have a support line
      is this a bot or a human
      I need someone to help me
      let me talk to the manager
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
      a human please, not a machine
      I'd rather speak to someone
      number to ring?
      somebody ring me
      put me through to someone
      can I get a call back
      no bot, give me a person
      how do I get hold of you
      I want to talk to someone real
      is there a phone line
      give us a bell
      who can I email
      don't want to chat with a robot
      are you a bot
      are you a bot or a person
      are you a real person
      are you human
      is this a bot
      is this a real person
      am I talking to a computer
      am I talking to a machine
      is there a human here
      can I speak to someone
      can I talk to someone
      can somebody ring me
      can someone call me
      let me speak to a human
      get me a person
      your phone number please
      what's your number
      have you got an email
      I want to complain
      who do I complain to
      how do I make a complaint
      you're not helping, get me someone
      that didn't help, I want a person
      kindly put me through to a human being
      put me through to someone
      I do not discuss my affairs with a machine
      I don't deal with machines, give me a person
      I don't want to talk to a bot
      what's your number, I'll ring tomorrow
      what is your telephone number please
      I'd sooner speak to somebody
      hmm I'd rather talk to someone
      stop giving me buttons and let me talk to a person
      you are no help, I want a human
      nobody has answered my message, whom do I call
      I wrote to you days ago and heard nothing, who can I ring
      with who I can talk
      can I speak with a real human please
      I prefer to telephone
      is there anybody there
      could one of your staff call me
      how does one reach you
      how do i get hold of you lot
      gimme a human
      whats ur number
      to whom may I direct an enquiry
      may I have the name of somebody to write to
      can u get someone to ring me
      where can I write to you
      I shall telephone, the number please
      number please
      have you got a phone number
      give me a name and a number
      I would like to be rung back
      I need to explain this to somebody
      too complicated to type, who can I speak to
      can I come and talk it over with someone
    `,
  },
  "opening-hours": {
    examples: `
      when can I phone you
      what time do you open
      what time do you shut
      can I call in the evening
      are you there on bank holidays
      are you about at the weekend
      till when can I ring tonight
      are you open now
      which days are you closed
      is anyone in the office early morning
      when is somebody there
      your opening times
      are you answering the phone on saturday afternoon
      what time do you open on a tuesday
      from when are you in on friday
    `,
    further: `
      what are your opening hours
      are you open today
      are you open on weekends
      when can I call you
      what time do you close
      when can I reach you
      are you closed on sundays
      till what time are you there
      is anybody there at eight in the morning
      are you open at lunchtime
      business hours please
      can I call at the weekend
      I can only ring after six, is anybody there
      from when are you there in the morning
      do you work saturdays
      are you open over christmas
      your hours?
      when do you close
      what time can I call
      are you there on sundays
      till when are you in today
      do you work weekends
      are you open over the bank holiday
      can I phone in the evening
      your business hours please
      when do you knock off
      anyone in on saturday
      are you about on sundays
      what time do you pack up
      when can I catch someone
      friday afternoon still there?
      how late are you open
      do you work weekends
      what time are you there till
      when does the office open
      is anyone there now
      are you open now
      are you still open
      still open
      open today
      are you open today
      when do you shut
      when do you open
      what time do you close
      open on saturdays
      open tomorrow
      and on saturday
      and on sunday
      is anyone there now
      is anybody there
      are you there at the moment
      at which hour I can telephone you
      at what times may we telephone
      until what time do you answer the phone
      are you there on sundays
      r u open saturday
      are you open on saturday morning
      when is the office staffed
      when is someone in
      when can I ring you
      is anybody working now
      do you close for lunch
      what time do you open
      what time do u shut
      is it too late to call today
      on which days are you working
      sunday
      anyone about on saturday afternoon
      is there somebody there in the evenings
      are you closed over christmas
      when can I catch somebody on the phone
      do you work bank holidays
    `,
  },
};
