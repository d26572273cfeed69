import { trades } from "../../match/trade-table.ts";

/** The entries of the portal's nine steps in order; the list of all steps answers for the questionnaire. */
const steps = [
  "step-welcome",
  "process",
  "step-fonts",
  "step-theme",
  "step-layout",
  "step-media",
  "step-tone",
  "hosting",
  "step-sitemap",
] as const;
const numerals = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"] as const;

const stepQuestions = Object.fromEntries(
  steps.map((entry, at) => [
    entry,
    [String(at + 1), numerals[at]]
      .flatMap((n) => [
        `step ${n}`,
        `what is step ${n}`,
        `what is step ${n} about`,
        `what's step ${n} about`,
        `what is in step ${n}`,
        `what do I do in step ${n}`,
      ])
      .join("\n"),
  ]),
);

/** 'Plumbers site': the trade is not part of the question, and the rest matches two entries. */
const sitesOfTrades = trades.flatMap((trade) => [`${trade} site`, `${trade} website`]).join("\n");

/**
 * Short questions that are found only by exactly these words, by the ids of the entries that they may mean. None of
 * their words tells what is asked, or one tells something else, so search and learning leave them out.
 */
export const wordForWord: Readonly<Record<string, string>> = {
  ...stepQuestions,
  "web-design": sitesOfTrades,
  "process, how-to-begin, after-submit": `
    what now
    now what
    and now
    and now what
    what next
    and next
    what's next
    what is next
    what comes next
    what happens next
    what's the next step
    what is the next step
    next
    next step
    next steps
    what do I do now
    what do I do next
    what should I do now
    what should I do next
    what then
    and then
    and then what
    so what now
    so now what
    so what next
    so what's next
    so what happens next
    ok what now
    ok now what
    ok what next
    ok what's next
    ok and now
    right what now
    right what's next
    great what now
    great what's next
  `,
  "after-submit": `
    I've submitted
    I have submitted
    submitted my project now what
    I submitted it now what
    I've done it all what now
    I've finished what now
    I'm finished what now
    I'm done what now
    I'm done what's next
    all done what now
    all done what's next
    all done now what
  `,
  "building-time, how-long": `
    I'm in a hurry
    and if I'm in a hurry
    what if I'm in a hurry
    I need it fast
    it's urgent
  `,
  "lost-connection": `
    can I finish later
    can I finish this later
    how do I save it
    how do I save this
    where do I save
  `,
  "money-back": `
    what if I don't like the design
    what if I don't like your design
    what if I hate the design
    and if I don't like the design
  `,
  "about-us": `
    who is going to build it
    who is going to build my site
    is it built by a robot
    does a real person build it
    do people build it or AI
  `,
  "talk-to-a-person": `
    phone number
    your phone
    your number
    phone
    telephone
    telephone number
    phone or email
    your email
    email address
    your email address
    what's your mail
    what is your mail
    your mail
    mail address
    who made you
    are you AI
    are you an AI
    are you ChatGPT
    are you a bot
    are you a robot
    is this a bot
    is this AI
    am I talking to a bot
    am I talking to a robot
    am I talking to a person
    who am I talking to
    what's your name
    what is your name
    do you have a name
  `,
  "who-sees-my-project": `
    NDA
    the NDA
    what is the NDA
    what's the NDA
    what is the NDA for
    do I have to sign the NDA
    do I have to accept the NDA
  `,
  hello: `
    is anybody there
    anybody there
    is anyone there
    anyone there
    hello is anybody there
    hello is anyone there
    hello anyone there
  `,
  "no-shop": `
    can customers order on the site
    can customers order on my site
    can people order on my website
    can customers order online
    can people order online
    can customers pay on the site
    can customers book appointments on the site
    can customers book on my site
    can people book appointments on my website
  `,
  browsers: `
    is there an app for your portal
    is there an app for the portal
    do I need an app for the portal
  `,
  "no-anger": `
    you didn't answer my question
    this is rubbish you didn't answer my question
    that's not what I asked
    that is not what I asked
    that isn't what I asked
    that is not what I meant
    that's not what I meant
    no that's not what I meant
    no that's not what I asked
    wrong answer
    that doesn't help
    that didn't help
    that was no help
    you don't understand
    you don't understand me
    no it didn't
    no
    nope
  `,
  thanks: `
    yes
    yes thanks
    yes thank you
    yes it did
    yes that helped
    yep
    yeah
    ok cheers bye
    ta
  `,
};
