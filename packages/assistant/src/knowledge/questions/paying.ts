import type { Questions } from "./questions.ts";

/** Questions about paying and refunds. */
export const payingQuestions: Questions = {
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
};
