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
      where do I register
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
