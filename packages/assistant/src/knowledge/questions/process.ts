import type { Questions } from "./questions.ts";

/** Questions about how a project goes and how long it takes. */
export const processQuestions: Questions = {
  process: {
    examples: `
      how does this all work
      what happens from start to finish
      I'm no good with computers, how does it go
      take me through it
      what do I have to do and what do you do
      how do I get from here to a finished site
      what's the procedure
      what are the stages
      how do you build a site
      talk me through the steps
      what happens when
      what comes first and what comes after
      explain it to me like I'm five
      I've never done this before, how does it work
      what questions will you ask
      what are the different steps in your form
    `,
    further: `
      how does it work
      how does the whole process work
      what are the steps
      what happens when I work with you
      explain how this works
      how do you go about building a website
      what are the nine steps about
      can you explain the procedure
      I'm new to all this, how does it work
      what happens from the first question to the finished site
      what will I be asked
      how does a project with you go
      what do I have to do to get a website
      give me a quick overview of how this goes
      who does what in this
      what's the order of things
      how do we get from an idea to a website
      what is step 5
      tell me how it all works
      how does it all work
      explain how I get from nothing to a finished site
      what do we do from start to end
      I'm not technical, explain the way it works
      give me the short version of how this works
      what happens in which order
      how do you work with customers
      I don't understand what this is
      what is this all about
      walk me through it from a to z
      what happens once I say yes
      how do you go about it
      tell me the whole journey in short
      what order do things happen in
      how does a project run with you
      who does what, and when
      from first click to finished site, how
      what's the procedure
      how does it all work
      how does the whole thing go
      what happens from start to launch
      run me through it
      what's the process
      how do you go about it
      do you come out or do I do it online
      how does it go
      how it works with you
      what is your procedure
      what are the stages from beginning to end
      so what happens, step by step
      how do you work
      explain me how you work please
      do we have to meet or is it all online
      what do i have to do and what do you do
      whats the process
      please describe how a project runs
      describe the order of events from filling in to launch
      what happens when, from now until it is online
      who does what and in which order
      run me through it
      what are the stages before it goes live
      what comes first and what comes last
      I fill it in, and then what, until it is finished
    `,
  },
  "how-long": {
    examples: `
      how long will this take me
      I'm busy, how much time do I need for the questions
      can I do the questions in my lunch break
      is an hour enough for all the questions
      how many questions are there
      is it a long form
      how much of my evening will it eat
      do the steps take ages
      how quick can I get through it
      can I finish it tonight
      time needed for the questionnaire
      how many hours should I set aside
      will I get it done in half an hour
    `,
    further: `
      how long do the nine steps take
      how long does the questionnaire take
      how much time will I need for this
      how long till I'm through all the steps
      is it quick to fill in
      will this take me all day
      I've got twenty minutes before my next client, is that enough
      can I do it in an evening
      how many minutes for the whole form
      does it take ages to answer everything
      how long should I plan for the questions
      I haven't much time, how long is the form
      are there lots of questions
      do I need a whole day for it
      is it done in half an hour
      is the form quick
      can I do the questions in a lunch break
      how much time should I allow for filling this in
      does answering everything take hours
      how long am I going to be sat here
      can I finish it tonight
      will I be done in an hour
      how long does it take to go through the steps
      have I got time for this over a coffee
      can I do the questions in my lunch break
      is a quarter of an hour enough for the form
      how many evenings do I need
      does the questionnaire take forever
      will filling it in eat my afternoon
      how much of my time do the steps take
      I have half an hour free, is that enough to fill it in
      do I have to do all steps in one go
      got ten minutes, can I get through it
      how long does the form take
      how long to fill it in
      is it a long form
      how much of my time does this take
      will it take me all evening
      can I do it in my lunch break
      I have 20 minutes, is that enough to fill it in
      how many time I need to fill the form
      how much of our time will the questionnaire take
      can I do the form in my lunch break
      is it a long form
      how long do the steps take
      will it take me all evening
      how many minutes are the questions
      how long does it take to fill this in
      is it quick to fill in
      do I need a whole day for the nine steps
      can it be done in one sitting
      is it a five minute job or a whole weekend
      do I need to set aside an evening for the form
      can I do this over a cup of tea
      is it one of those forms that never ends
      how much of my afternoon will this eat
      how far through am I after ten minutes
    `,
  },
  "change-later": {
    examples: `
      I sent the wrong phone number, can I fix it
      can I still change things after sending
      forgot to add something and already sent it
      is it too late to change
      I've changed my mind about the colours after sending
      how do I edit what I submitted
      my prices have changed since I sent it
      can I correct a typo in my answers
      got something wrong on the form
      I need to alter my project
      add something to what I sent
      how are change requests handled
      can I undo what I sent
      go back and change an answer
      moved premises since, how do I put the new address in
    `,
    further: `
      can I change my answers later
      can I change something after I submitted
      I made a mistake in the form, how do I fix it
      how do I edit my project
      I've already sent it but want to change something
      can I still edit after submitting
      I forgot something, can I add it now
      what if my details change after I've sent it
      I put in the wrong address, how do I change it
      how do I correct my answers
      I'd like to redo one of the answers
      change an answer
      update my project after sending
      we've got a new phone number since I filled in the form
      I want to change the colours I chose, I've already submitted
      is it final once I send it
      how do I make changes to what I sent you
      made a spelling mistake in what i sent
      I've sent it and spotted a mistake
      I sent the form and now I want another colour
      is it too late to change an answer
      can I correct something I already sent
      I put the wrong phone number and have already submitted
      we changed our mind about a page after sending it
      how do I edit my project after it's sent
      I made a typo and pressed send
      can I still add something to what I sent you
      I put the wrong number in and sent it
      made a mistake in what I submitted
      forgot something in the form I sent
      can I go back into my answers
      our hours changed after I sent it in
      fix an answer I gave last week
      add something to what I submitted
      is it final once I press submit
      can I still fiddle with my answers
      sent too early, can I reopen it
      I made a mistake and already sent it
      can I change an answer after sending
      I sent it with a mistake in
      put the wrong thing on step 2 and submitted it
      can I go back and fix an answer
      I got something wrong on step three
      I already sent it but want to change the name
      I have sent it and something is wrong, do I fill in everything again
      our phone number has changed since we sent it, is it too late
      is it too late to alter something
      can I change the answers after sending
      may amendments be made after submission
      I sent the wrong address, help
      I made a mistake in the form that I sent
      i already sent it can i still change stuff
      I forgot to write something and it is sent
      my partner wants other colours and we have sent it already
      how to correct the answers when it is submitted
      do I have to do the lot again to change one thing
      I misspelt a name in the form I sent on monday, how do I put it right
      I gave the wrong opening times and it has gone off
      found an error in what I sent, how is it rectified
      we have a new phone number since we filled it in
      I put the wrong price in and pressed submit
      can I have another go at my answers
      thought of something better after I sent it
      I want to add a service to what I sent
    `,
  },
};
