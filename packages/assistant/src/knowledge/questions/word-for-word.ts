/**
 * Short questions that are found by these very words alone, by the ids of the entries that they may mean. They have no word
 * that tells what is asked, or one that tells something else, so search and learning leave them out.
 */
export const wordForWord: Readonly<Record<string, string>> = {
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
  "who-sees-my-project": `
    NDA
    the NDA
    what is the NDA
    what's the NDA
    what is the NDA for
    do I have to sign the NDA
    do I have to accept the NDA
  `,
  "no-anger": `
    you didn't answer my question
    this is rubbish you didn't answer my question
    that's not what I asked
    that is not what I asked
    that's not what I meant
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
