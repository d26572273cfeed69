import type { Questions } from "./questions.ts";

/** Questions before and while the nine steps are answered. */
export const beginningQuestions: Questions = {
  "how-to-begin": {
    examples: `
      where do I start
      I want to start
      ok let's do it, what now
      how do I open an account
      where do I click to begin
      I'd like to become a customer
      sign me up
      how do I join
      what's the first thing to do
      make me an account
      how do I order
      I'm ready to go
      where is the start button
      first step please
      how do I register
    `,
    further: `
      how do I get started
      I want to start, where do I go
      what do I do first
      how do I create an account
      where do I register
      I'm interested, how do we proceed
      can I start right now
      how can I become a client
      sounds good, how do I begin
      ok I'm convinced, what do I do
      where can I sign up for this
      how do I make a start on my website
      I would like a website, what is the first step
      what do I press to begin
      I want to give it a go
      count me in, what's next
      how do I get going
      where do I click to begin
      I want to start, what do I press
      ok I'm in, how do we begin
      how do I open an account
      what is the first thing I have to do to start
      never done this before, how do I begin
      let's go, where do I start
      how do I get my plan started
      I'm in, where do I sign up
      you've convinced me, what next
      right, what button do I press
      where do I kick this off
      sign me up for a website
      how do I open an account
      ready to go, what now
      how do I get the ball rolling
      first thing to do
      where do I get going
      count me in, how do I start
      I'd like to join
      how do I start
      where do I start
      how do I sign up
      ready to go, what now
      I want to start
      how do I order one
      ok I want one, what do I do
      yo how do i start
      I am interested, what must I do
      I am interested, what I do now
      we should like to proceed, what is the first step
      we have decided to go ahead, how do we commence
      where do I sign up
      how I can begin with you
      I want to begin now
      ok let's do it
      so how do we get going
      what do I press to begin
      where do I make an account
      show me where to start
      how does one enrol
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
  "what-do-i-need": {
    examples: `
      what do I need before I begin
      what should I have ready
      do I have to have my photos and texts done first
      anything I should get together beforehand
      what info do you want from me
      what do I have to supply
      do I need to write anything beforehand
      which documents should I have to hand
      what do you need to know about my business
      get my stuff ready, what exactly
      do I need pictures before starting
      checklist before I begin
      what materials do you want
    `,
    further: `
      what do I need to get started
      what should I prepare
      what do I need to have ready
      do I need pictures and texts before I start
      do I need a logo to begin
      what information do you need from me
      what do you need from us to make the website
      do I have to write my texts first
      what should I bring along
      is there anything I have to gather first
      I've got nothing prepared, can I start anyway
      which things should I look out beforehand
      do I need my opening hours and so on at hand
      what to prepare for the questionnaire
      do I have to have everything before I begin
      what do you want to know from me
      should I collect photos first
      what should I get ready before I sit down
      what should I dig out before I start
      do I need photos before I can start
      is there anything to prepare
      what do I have to hand in
      what information will you ask me for
      do I need my logo to start
      is it a problem that I have no pictures yet
      what should I bring
      what should be on my desk before I begin
      anything I should dig out first
      do I need to have everything ready
      what to get together before filling it in
      what do you want from me at the start
      papers or pictures I need beforehand
      list of what to prepare
      can I start with nothing ready
      what do I need to start
      what do you need from me
      what should I get ready
      what do you need from us
      do I need anything before I begin
      do I need photos and texts first
      what do I need to have ready
      which things I must prepare
      what should our secretary have to hand beforehand
      I have no logo and no photos, can I begin anyway
      do I need photos before I begin
      what you need from me
      which documents are needed at the outset
      wot do i need
      what do you need from me to make the site
      is there a list of what to prepare
      I've got nothing ready, does that matter
      must the texts be written before we begin
    `,
  },
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
  "cannot-answer": {
    examples: `
      I don't understand a question
      what if I don't know what to put
      can I miss out a question
      do I have to fill in everything
      can I leave bits out
      I'm stuck on a question
      no idea what to write
      I'm not sure what you mean by this question
      is it bad if I leave some empty
      some of these questions don't apply to me
      can I come back to a question
      which questions are compulsory
      don't know the answer to that one
      can I jump over a step
      haven't a clue what to pick
    `,
    further: `
      what if I can't answer a question
      can I skip questions
      do I have to answer everything
      I don't know what to answer
      which fields are mandatory
      what if I leave a question empty
      there's a question I don't get
      I have no idea what to put there
      can you help me, I don't know the answer to one of the questions
      not all the questions fit my business
      what happens with the questions I leave open
      do I need to fill in every box
      I haven't decided on that yet, can I leave it
      it asks me things I can't know
      can I leave that one for later
      is every question required
      skip a step
      what if i dont no the answer
      will you make something up if I leave it blank
      I don't know what to write there
      what if I can't think of anything to put
      do I have to answer all of it
      can I leave some of the questions empty
      some questions are too hard for me
      I've no idea what you mean by that question
      must every box be filled in
      can I skip the ones that don't fit us
      this question makes no sense for my business
      what do I put if I don't know
      no clue what to write there
      I haven't the foggiest about my target group
      can I pass on a question
      do I have to answer all of them
      this question makes no sense for my business
      leave one out, is that bad
      I don't have an answer for that one yet
      what if I can't fill a field
      brand values? no idea, skip?
      stuck on a question
      don't know what to write
      don't know what to put here
      what do I put for this
      no idea about this question
      I don't know the answers to half of this
      do I have to answer everything
      can I skip this one
      this question makes no sense to me
      I don't know what to put, can I skip it
      half of these words mean nothing to me, can I carry on
      I don't understand this step, can I go on without it
      dunno what to put here
      I have no idea what to write for this one
      what if I don't know the answer
      I don't understand the question, what I put
      must every question be answered
      some questions do not apply to us
      can I leave the legal page for later, I don't understand it
      this question is stupid, can I skip it
      can we leave certain items open
      what happens with the ones I leave empty
      no clue what my target audience is, can it stay empty
      what on earth is a value proposition, can I leave it out
      I have no slogan, may I skip that
      do I have to fill in the legal stuff
      I don't have an answer for number four
      can you decide that one for me
      I haven't a scooby what this is asking
    `,
  },
};
