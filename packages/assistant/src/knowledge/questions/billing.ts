import type { Questions } from "./questions.ts";

/** Questions about paying, refunds, changing and ending a plan. */
export const billingQuestions: Questions = {
  "is-it-free": {
    examples: `
      what's the catch
      is it really free to plan
      do I have to pay to make an account
      is there anything to pay now
      does it cost to fill in the questions
      is the specification free
      can I have a go first without paying
      do you want my card details
      what do I get for nothing
      what costs nothing
      is this bit free
      are there hidden costs
      am I charged for the preview
      can I test it before I pay
      will I be charged for trying
      what can I use without spending money
    `,
    further: `
      is it free
      what part of this is free
      do I have to pay anything now
      is the planning really free
      can I try it without paying
      how can this be free
      does making an account cost anything
      do I need a credit card to start
      is there a free trial
      can I use the nine steps for free
      what do I pay for and what is free
      is the preview free
      do I pay for downloading the specification
      is start free really free
      if I only plan and never order, do I owe you anything
      free version?
      will you charge me if I don't go ahead
      do you want money for the spec
      does planning cost anything
      do I have to give my card to try it
      is it free to have a go
      can I look around without paying
      will I be charged for filling this in
      is the account free
      what can I do for nothing
      is there a free trial
      do I pay for the preview
      are there any strings attached to the free part
      what's the catch with free
      does trying it cost anything
      is the planning bit for nothing
      do I need a card to try
      how much can I do before paying
      is signing up free
      free trial?
      no cost for the steps, really
      does the preview cost me
      is the spec download free
      is it really free
      free, what's the catch
      do I have to pay to try it
      is the planning free
      does it cost to fill this in
      do you want my card now
      does it cost us anything to draw up the plan
      am I right that the planning costs nothing
      are we correct that nothing is due until you build
      the nine steps cost something or not
      do I pay something to try
      is it free or do i have to pay
      so whats free
      is the preview without charge
      I don't want to pay just to try it
      can I fill it in without paying
      is there any charge for the specification
      which part of this is free of charge
      will there be a bill for just looking round
      can I have a play with it before I spend anything
      do I need a card to try it
      what's it cost to fill this in
      am I going to be charged for trying
      it costs nothing to have a go, does it
    `,
  },
  "when-do-i-pay": {
    examples: `
      do you want money up front
      when is the bill coming
      do I pay a deposit
      do I pay at the start or when it's done
      when will you charge me
      how do I pay
      is it monthly payment or once
      when does the payment start
      at what point do I have to pay
      do I pay everything at once
      when do you take the money
      do add-ons get paid once or monthly
      can I pay when the site is live
      how does paying work
    `,
    further: `
      when do I have to pay
      how does payment work
      do I pay in advance
      do I pay monthly
      when is the first payment due
      do I need to pay a deposit
      do I pay before you start building
      is the add-on a monthly cost or once
      when will I be billed
      do I pay before I have seen anything
      at what stage does it cost me money
      how often do I pay
      do I get charged straight away
      what are the payment terms
      is the price one off or every month
      when do you send the invoice
      do I pay all of it at the start
      how do payments work with you, monthly or what
      when is the first payment
      do I pay before or after you build it
      is there money due at the start
      when does the money go out of my bank
      do I only pay once I've said yes to the quote
      do you bill at the end
      do you want half up front
      I don't pay before I agreed, do I
      how and when am I charged
      when does the money go out
      when will I be charged
      when do you take the payment
      is there something to pay up front
      do I pay before you build
      half now and half later?
      when's the first bill
      do I pay once or every month
      at what point do I owe you something
      what day does the payment leave my bank
      is a deposit needed
      can I pay monthly
      pay monthly
      do I pay by the month
      can I pay it by the month
      is it a monthly payment
      monthly payments possible
      can I spread the cost
      when does my card get charged
      when do you charge my card
      when do you take the money
      when is the first payment
      when do you take payment
      when do I get charged
      do I pay before or after
      do I pay up front
      at what point does the first payment fall due
      when exactly will we be invoiced
      when I must pay
      do I have to pay before you begin
      I pay nothing until I accept the quote, correct
      do you take the money first
      is a deposit expected
      am I billed monthly or in one sum
      add-ons, do I pay them once or every month
      when does my card get charged
      do i pay now or later
      must we pay before the work has begun
      is advance payment needed or only after completion
      do you want money first or when it's finished
      is anything due today
      do I pay before or after the work
      when do you bill us
      half now and half later, or how
      do you want my card details to begin
      do I pay that at once
    `,
  },
  "money-back": {
    examples: `
      what if I'm not happy with it
      I don't like my site, can I have my money back
      can I return it
      do you refund if it is not what I wanted
      I've changed my mind and already paid
      how long do I have to ask for a refund
      is there a guarantee if I hate the result
      I want my money back please
      is there a trial period with refund
      what happens if we are disappointed
      give me back what I paid
      30 day guarantee
      am I safe if it turns out rubbish
      thirty days to get a refund
      how do I claim the guarantee
    `,
    further: `
      can I get my money back
      what's your refund policy
      is there a money back guarantee
      I'm not satisfied, I want a refund
      how do I get a refund
      what if I don't like it
      refund please
      how long is the guarantee
      do you give refunds
      if it isn't what I expected, do I get my money back
      I paid three weeks ago and it's not working out for us, can I get it back
      is it possible to return the website
      what if the site turns out bad
      do I have to give a reason for a refund
      30 days money back, how does that work
      do i lose my money if i dont like the result
      do I get my money back if it's no good
      what if I want my money back
      I don't like the site, give me my money back
      can I be reimbursed
      how many days do I have to get a refund
      is there a cooling off time
      what happens to my money if I'm unhappy
      do you refund if I change my mind in the first weeks
      is my payment guaranteed back
      what if I can't stand it
      do I get my cash back if it's rubbish
      hate the result, what then
      is there a guarantee if I'm not happy
      can I undo the payment
      refund possible?
      how many days to change my mind and get the money
      paid and regret it
      not happy, can I have a refund
      what if I hate it
      what if I hate the site
      what if we don't like it
      can I get my money back
      do I get my money back if it's bad
      do you refund
      not what I wanted, can I have a refund
      is your guarantee subject to conditions
      is the guarantee for real or is there a catch
      if our committee changes its mind, is the payment refundable
      I want my money back right now
      if I don't like it you give the money back
      how can I get back my money
      what if we are dissatisfied within the first weeks
      give me back what I paid
      can i get a refund if its rubbish
      within what period may we claim a refund
      I paid last week and I regret it
      how do I claim under the guarantee
      what recourse do I have if I am not satisfied
      what if I am unhappy with it
      do you pay it back if I hate it
      I am a dissatisfied customer and want a refund
      is there a cooling off period
      what if the site is a disappointment
      how long do I have to change my mind and be paid back
      will you give us our subscription back if it isn't right
    `,
  },
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
