import type { Questions } from "./questions.ts";

/** Questions about the preview, the specification and what happens after submitting. */
export const submittedQuestions: Questions = {
  "after-submit": {
    examples: `
      I've sent it, what happens now
      I pressed submit, now what
      what do you do with my answers after I send them
      does somebody call me after I send the form
      how soon do you reply once I have sent it
      does sending it mean I've ordered
      have I bought anything by submitting
      am I committed when I press send
      is it binding when I send it in
      all done on my end, when do I hear from you
      did my form reach you
      what comes after the last page
      who looks at it once I have handed it in
      finished the questions, what's next
      when do I get the quote after sending
    `,
    further: `
      what happens after I submit
      I've submitted my project, what now
      I have finished, what happens next
      when will I hear from you
      how long until you answer after I send it in
      what do you do once I've sent the form
      do I get a confirmation
      did you get my answers
      does submitting cost anything or bind me
      am I buying something when I submit
      is it an order when I press submit
      I sent you everything on monday and heard nothing
      who reads what I send in
      what is the next step once I'm done
      do I get a summary by mail
      have you received my specification
      when do you get back to me with a price after I send it
      submitted, now what
      I've sent it, what happens now
      what do you do once you have my answers
      I pressed finish and now nothing
      I handed it in last week and heard nothing
      do I get a confirmation after sending it in
      does a person get back to me after I send it
      I submitted it and got no email
      who looks at it once it's sent
      is it automatic after I submit or does a human read it
      when will you be in touch about what I sent
      sent it, what now
      when do you get back to me
      I've handed it all in, who looks at it
      no reply since I sent it off
      it's been days since I submitted and nothing
      nobody got in touch after I sent the form
      done with the steps, what comes now
      how soon do I hear from you once I've submitted
      and after pressing submit
      did my submission arrive
      I have finished all steps, and now
      I've sent it, what now
      I pressed submit, now what
      submitted, what happens next
      what happens when I've sent it
      when do you come back to me
      sent it last week and heard nothing
      do you reply once I've handed it in
      what is the next step on your side
      what happens once our secretary has sent it
      I sent the form yesterday, when will somebody answer me
      I sent it, what comes now
      I have send everything, what happens now
      when do I hear from you
      does submitting bind us to anything
      am I entering into a contract by submitting
      do I have to buy once I have sent it
      who looks at it after I press submit
      i pressed submit now what
      sent it days ago and not a word
      is it an order when I submit
      what becomes of our answers once submitted
      after i finish what do you do
      he has just sent the questionnaire, when should he expect a reply
      we sent it on friday, who comes back to us
      how soon do you come back to me once it is sent
      is there someone who checks what I sent
      what do I wait for after sending
      how many days until I hear something after submitting
    `,
  },
  "live-preview": {
    examples: `
      is that how it will really look
      is the preview the real thing
      the preview looks rough
      can I see it before I pay
      what will it look like in the end
      can I have a look at a design first
      will the finished site be better than the preview
      the picture on the right, is that my site
      do I see it before you build it
      why does the preview have the wrong photos
      is that the final design
      can you show me an example of mine first
      do I get to see a draft
    `,
    further: `
      the preview
      is there a preview
      preview of my site
      is the preview what my site will look like
      what is the preview
      does the preview show the finished site
      will it look exactly like the preview
      why does the preview look so plain
      can I see my website before it's done
      can I see what it will look like first
      the preview doesn't look right
      is that picture on the side my website
      how close is the preview to the final website
      can I get a look at it before paying
      the preview shows texts that aren't mine
      when do I see the first design
      do I see a draft before it goes live
      is the preview the finished thing
      the preview looks a bit empty
      is what I see on the right the real site
      how close is the preview to the finished site
      is the draft on the screen binding
      does the preview show my own photos
      will it look exactly like the preview
      is that picture of my site final
      is this how it will look in the end
      the preview is not what I imagined
      can I rely on the preview
      is the thing on the right my site
      will it really look like that
      the preview shows someone else's pictures
      how close is the preview to the real thing
      what's that picture of a website next to my answers
      is what I see what I get
      preview looks odd
      does the preview change when I answer
      is the preview the finished site
      the preview doesn't look right
      preview looks nothing like us
      will it look exactly like the preview
      is that what I get
      can I see what it is going to look like before I finish
      what I see on the right, is it the real website
      the picture beside the form, is that the finished thing
      can i see it before i send it
      is there any way of viewing a draft
      where can I look how it becomes
      the preview looks nothing like what I want
      can I trust the preview
      does the preview update as I type
      will we see a design in advance
    `,
  },
  specification: {
    examples: `
      what's the spec
      what is this specification thing
      what do I get as a document at the end
      can I download what we have made so far
      can my nephew build it from your document
      can I take the plan elsewhere
      is there a pdf of the whole plan
      can another designer use it
      what's in the document you produce
      can I give it to chatgpt to build
      what does the specification contain
      starter site
      show me the document that comes out
    `,
    further: `
      the specification document please
      what format is the specification in
      what is the specification
      what is a spec
      what does specification mean
      what's in the specification
      can I download the specification
      can I use the specification with someone else
      what do I get at the end of the nine steps
      can I give the spec to another developer
      what's the brief for ai
      do I get a document
      is the specification mine to keep
      what can I do with the specification
      can I have my spec as a file
      what's the starter site
      can I take the result to a different agency
      what is this document for
      what do the downloads contain
      what is that document I get at the end
      can I give the specification to another company
      can I use the plan without hiring you
      what's in the spec
      who is the specification for
      do I get the brief as a file
      can my own developer build from it
      what do I do with the specification
      what is the spec for
      can I take the specification to someone else
      may another developer build from it
      what's in the brief I can download
      what do I get out of the nine steps
      what is that document at the end
      is the spec mine to hand around
      give the plan to my own programmer
      what does the specification look like
      what is a specification
      what's the specification for
      what's this specification thing
      what is in the spec
      can I have the spec as a file
      wats a specification
      what is it, the specification
      what document do we receive at the end
      for what is the specification good
      may we show the specification to another developer
      can I take the spec to somebody else
      what do I get out of the nine steps
      do I get something to download at the end
      what is contained in the document you produce
      I want the files for my own programmer
      what is it I walk away with at the end
      what do I have in my hands after the nine steps
      in which formats can it be exported for our developers
      can our own programmers build from your document
      do you hand over a written plan
      what use is the brief to me
    `,
  },
  "whose-words": {
    examples: `
      will people read what I put in the form
      I wrote something rude in the notes, does it go on the site
      do you put my exact words on the site
      is everything I type going to be public
      will my phone number be shown
      do you publish my prices without asking
      do you use my text as it is
      I put a comment for you only, is it going online
      which bits of what I write do customers see
      can I tell you something in confidence in the form
      do you change what I wrote
      I don't want that remark on the website
      does my answer end up on the page
    `,
    further: `
      do my answers appear on the website
      will everything I write be on my site
      which of my texts will visitors see
      is what I write in the form published
      will my private notes be public
      does my phone number get published
      are my prices shown to everyone
      I wrote something just for you, will it be printed
      do you put my answers on the site word for word
      will you use my own words
      can customers see what I typed
      I made a joke in the form, it won't go on the page will it
      how do you know what is meant for the site and what isn't
      do my remarks to you end up online
      who decides which sentences go on the site
      I swore a bit in one of the answers, will that show up
      will visitors see my phone number
      will the remarks I typed be shown to people
      does everything I write go on the website
      I don't want my private number on the site
      please don't publish my prices
      can people see what I put in the boxes
      I wrote something rude in a box, is that published
      which of my answers do visitors get to see
      do you print my notes word for word
      I put my home address in, will that be on the website
      does everything I type go on the site
      I was rude about a supplier in the form, will that show
      will my private remarks be on the page
      is my mobile number going to be printed
      do visitors read what I told you in the answers
      I wrote something just for you, not for the site
      who decides which of my sentences go live
      hope my grumbling won't be published
      will you put my exact words on the page
      are my notes to you kept off the site
      will people see what I write in the form
      does everything I type go on the site
      is my phone number shown to everybody
      will you print what I said about my old designer
      which of my answers end up on the page
      will people see the notes I wrote to you
      what stops you from publishing a fee that I mentioned in passing
      I mentioned a price in passing, will it be published
      I wrote something about a supplier, will that be on the site
      can the visitors read what I write to you
      everything I write comes on the page or not
      are my remarks kept off the website
      which of our statements will be made public
      you'd better not print what I said about my old partner
      do you put everything i type on the site
      is our telephone number published without our consent
      can I tell you something that nobody else reads
      does it show my private stuff on the site
      I typed my home number in a box, is that going live
      please don't put my mobile on the site
      I told you my margins, surely nobody sees that
      will the whole world read what I put in these boxes
      that bit was only for you, not for the site
      is every word I type going on the website
      I gave an example price, is it going to appear
    `,
  },
};
