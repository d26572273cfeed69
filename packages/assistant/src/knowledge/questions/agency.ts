import type { Questions } from "./questions.ts";

/** Questions about the agency and its office. */
export const agencyQuestions: Questions = {
  "office-address": {
    examples: `
      where can I find you
      which part of london are you in
      can I pop in
      do you have an office I can come to
      what's your postcode
      are you local to me
      how do I get to your office
      are you in greenwich
      where is your shop
      can we meet at your place
      are you a uk company
      what town are you in
      can I come round and talk face to face
    `,
    further: `
      where are you located
      where is your office
      can I visit you
      are you in london
      can I come to your office
      where exactly are you
      which city are you in
      how do I find you
      are you near the river
      what is the postal address
      can I meet you in person
      is there an office
      I'd like to come in and talk, where do I go
      are you a british company
      wheres your office
      address please
      I'm in greenwich too, are you close by
      whereabouts are you
      where in london are you
      are you near me
      what's your postcode
      where is the office
      do you have an office I can visit
      how do I find you
      which town are you in
      are you far from deptford
      we're in kent, how far are you
      whereabouts are you
      are you anywhere near leeds
      which part of the country are you in
      can I drop in
      could I come round to yours
      where's your place
      are you a london firm
      which town
      are you local
      pop round for a coffee
      where can I find you
      are you in birmingham or where
      where are you
      where's your office
      where is your office at
      where are you lot based
      are you near me
      can I come in and see you
      is there a physical office
      where you are located
      in which city is your company
      may we have your postal address
      address
      where do I find you
      do you have an office one can visit
      what is your registered address
      where r u
      what part of london are you in
      is there a shop I can walk into
      and where is that
      where is your place
      which bit of london
      could I pop in, and where
      how far are you from the station
      where do letters go
    `,
  },
  "about-us": {
    examples: `
      who am I dealing with
      how many years have you been going
      are you a real company
      who is behind this
      can I see sites you have made before
      do you have references
      do you have references in my area
      how old is your company
      how many websites have you built
      what do other customers say
      what makes you different
      how big is your team
      have you built sites for others
      who will I be working with
      can I trust you
      have you done this for long
      what is sitewright
      show me your portfolio
      how experienced are you
      who is the founder
      who founded the company
    `,
    further: `
      who is sitewright
      how long have you been around
      how much experience do you have
      can I see examples of your work
      do you have references
      who builds my website
      how many people work for you
      are you a big company
      how do I know you're legit
      is this a real company
      who will do the work
      what have other customers said about you
      are there real people working there
      tell me something about yourselves
      how many years of experience do you have
      do you have any reviews
      have you made websites for builders before
      can you show me something you have made
      is it just one person or a team
      why you and not somebody else
      since when do you exist
      who's behind this company
      who am I dealing with
      how many people are you
      tell me about your company
      how long has your firm existed
      are you a real company
      are you a big outfit
      have you done this before
      why should I trust you
      who am I dealing with
      how long have you been at it
      been doing this long?
      show me something you've made
      any sites of yours I can look at
      are you any good
      what have you built before
      who's behind this
      are you a real company
      what do others say about you
      how many years in business
      examples of sites you did
      how big is your team
      who are you
      who are you anyway
      who are you people
      are you a real agency
      are you a real company or what
      are you legit
      can I trust you
      how long have you been going
      how long have you been doing this
      how many years have you done this
      who does the work
      who would be doing the work
      who would I be working with
      what sites have you done
      can I see your work
      got any examples
      how big is your team
      how long has the firm been established
      who are the people behind the company
      who is behind this
      since when you exist
      who runs this place
      how many years are you doing this
      are you a real company
      who are u guys
      may I ask about your background
      how do I know you are not a scam
      what experience does your firm have
      what kind of company are you
      who exactly am I dealing with
      who precisely would be making my site
      are you one man in a bedroom or a proper firm
      how many of you are there
      introduce yourselves
      who founded this
      who started sitewright
      who is the boss
      who is your boss
      who's in charge
      who is the ceo
      who is the director
      who are the owners of the company
      who owns the agency
      is the founder involved in the work
      who is at the head of it
      what are the names of the people
      is it a family business
      the owner of sitewright, who is it
      may I know who the proprietor is
      is there a real team behind this
      have you been around long
      what have you built before
    `,
  },
};
