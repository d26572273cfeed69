import type { Questions } from "./questions.ts";

/** Questions about changing and ending a plan. */
export const changingPlansQuestions: Questions = {
  "stop-a-plan": {
    examples: `
      how do I cancel
      I'm closing my shop, how do I end this
      am I tied in
      is there a minimum term
      can I leave whenever I want
      I want to quit my plan
      how do I get out of the contract
      I no longer need the website, how do I switch it off
      cancel at any time?
      I'm retiring, please take my site down
      do you lock me into a contract
      I want to stop
      end my monthly package
      what notice do I have to give
    `,
    further: `
      how do I cancel my plan
      can I cancel at any time
      how long am I bound
      is there a contract
      what happens when I cancel
      what's the cancellation period
      I want to cancel
      I'd like to end my subscription
      how do I stop paying for the website
      please cancel my website
      do I get my stuff if I leave
      what becomes of my site when I stop paying
      shutting up shop, how do I get rid of the website
      can I get out early
      do I have to stay for a year
      how do I leave you
      am I locked in for long
      what if I want to stop after three months
      take my site offline please
      we won't renew
      how do I stop paying you
      we are closing the business, how do I end the plan
      can I quit at any time
      is there a minimum time
      am I tied in
      I want to finish with the monthly plan
      we don't need the website any more
      end my contract please
      how much notice do I have to give
      what happens to my site when I cancel
      am I locked in
      can I walk away whenever I want
      how do I get out of the contract
      is there a minimum term
      how many weeks notice do you want
      tied for a year or free to go
      closing my shop, how do I stop paying
      we're shutting down, end our plan
      do not renew us
      I no longer want to pay each month
      can I drop the plan any time
      what happens to the site if I stop
      I want to cancel
      want to cancel
      cancel my plan
      how do I stop paying
      what happens if I stop paying
      what happens to the site when I stop
      can I leave when I want
      is there a contract
      am I locked in
      how long am I tied in
      what's the notice
      and if I want to stop
      how do we end the arrangement
      what period of notice must we give
      if my business closes, how do I get out of the plan
      I'm done with you, end my plan
      I want to stop the plan, how I do it
      I don't want to keep paying for this
      I no longer want the site, how do I stop
      what if the shop closes down for good, can I get out of it
      how do i get out of this
      do not renew my plan
      may we withdraw at the end of the year
      cancel my monthly payment
      we are retiring and will not need the site any more
      am I tied in for long
      I only need it for the summer, can I end it in october
      it is a pop up shop, can I stop after three months
      can we pack it in at the end of the season
      we are moving abroad and want to end everything
      I found somebody else, how do I leave
      the business is sold, how do I hand the site back
      can I quit any time
    `,
  },
  "change-plan": {
    examples: `
      can I move up to the bigger package later
      we've grown, how do I go up a plan
      I'm paying for too much, can I drop to a smaller one
      start small and upgrade later, does that work
      can I swap packages
      am I stuck with the plan I pick
      change from pro to essential
      switch to the cheaper one next month
      when does a plan change take effect
      go up a level
      can I go down a level when it is quiet in winter
      is it possible to change plan in the middle of the month
      can I change my package
    `,
    further: `
      can I change plans later
      how do I upgrade to pro
      can I go from essential to enterprise later on
      what if I outgrow the small plan
      can I downgrade if business is slow
      switch plan
      is it possible to change to another package after a few months
      do I keep my texts when I change plan
      when can I switch to a cheaper plan
      I picked the wrong plan
      move to a different plan
      what happens if I want more later
      can I go to a lower plan
      I'd like to upgrade my plan please
      I want a smaller plan than the one I have now
      when does an upgrade start
      can I go up a plan later
      can I go from pro down to essential
      we don't need pro any more, can we have the smaller plan
      start small and go bigger later, is that ok
      swap my plan for another one
      can I move to a bigger package next year
      how do I downgrade
      what if I outgrow the plan
      start small and go bigger later, is that ok
      can I go up a plan when business grows
      we're on the middle plan and need less
      drop down to the cheapest plan
      we have enterprise but only need pro now
      move up to pro
      swap my plan for a different one
      is it a hassle to change plan
      go from 49 to 150 next year
      we picked the wrong plan
      try the small one first and upgrade after
      can I switch plans
      can I swap plans later
      can I go up a plan
      can I go down to the cheaper one
      move to another plan halfway
      start small and change plan later
      can I switch between the plans
      may we begin with the smallest and move up afterwards
      can I drop back to the small plan
      is it permitted to move to a larger plan in the next financial year
      can I go back down to the cheap one later
      I want to go from the small plan to the big one
      if the plan is too small, I can change it after
      I took the wrong plan, can I swap
      what if we outgrow the plan
      are we stuck with the plan we choose
      can i switch plans whenever
      go down a plan after the season
      starting small and growing into the next plan, is that doable
      can I begin with 49 and go to 150 when trade picks up
      can I move down a plan when it's quiet
      is upgrading a hassle
    `,
  },
};
