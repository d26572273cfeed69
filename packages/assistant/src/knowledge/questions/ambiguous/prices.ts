/** Ambiguous questions about money, by the ids of the entries that each may mean. */
export const ambiguousPrices: Readonly<Record<string, string>> = {
  "stop-a-plan, delete-account, newsletter": `
    get me out of this
    I want to be out
    cancel everything please
    take me off your list and everything
    stop all of it
    remove me
    sign me off everything
    I'm done with you
    count me out
    I'd like to leave
    unsubscribe and delete me
    I want out of it
    let me out
    I'm off
    how do I get out
    no longer interested
    I've had enough
    end this please
  `,
  "money-back, stop-a-plan": `
    I am not happy with this
    not what I expected
    it's not for us
    we are disappointed
    what if we don't like it
    this isn't what I wanted
    can I get out if it's no good
    I've changed my mind about it all
    I regret it
    what if it's not right for me
  `,
  "money-back, stop-a-plan, change-plan": `
    it costs us too much now
    we can't afford it any more
    too dear for us after all
    it's more than we need
    it's not working out
    we don't use it
  `,
  "change-plan, change-later": `
    how can I change it
    can it be changed
    can I change that afterwards
    can I swap it later
    I'd like to change something
    what if I want something different later
    can I switch
  `,
  "price-chatbots, price-agents, plan-pro": `
    what does the ai cost
    price of the ai
    how much extra is ai
    ai prices
    what do you charge for ai
    how much are the bots
    cost of the robots
  `,
  "price-chatbots, price-agents, price-crm, price-apps": `
    what are your add-ons
    how much are the add-ons
    prices of extras
    what extras can I get
    which extras cost more
    price of the additional things
    what can I add and what does it cost
    what else costs extra
  `,
  "plans-and-prices, price-chatbots, price-agents, price-crm": `
    how much
    what does it cost
    prices
    how much do I pay a month
    cost
    what would I have to pay
  `,
  "plan-essential, plan-pro, plan-enterprise, plans-and-prices": `
    which one do I need
    which is the right one for me
    which would you recommend
    what is the difference between them
    what's the difference
    which one is best
    compare them
    what do I get for it
    which of the three
  `,
  "plan-pro, plan-enterprise": `
    the bigger plans
    one of the larger plans
    the dearer ones
    which plans have articles
  `,
  "plan-pro, price-agents": `
    something for 150
    the one for a hundred and fifty
    what is 150 a month
  `,
  "when-do-i-pay, plans-and-prices, annual-discount": `
    paying
    payment
    about paying
    paying monthly
    how does payment work
    payments per month
    billing
  `,
  "is-it-free, when-do-i-pay": `
    do I pay now
    does this cost me anything yet
    do I pay for this
  `,
  "stop-a-plan, terms": `
    is there a contract
    what about the contract
    how long is the contract
    do I sign something
    what am I signing
    contract
  `,
  "stop-a-plan, newsletter, delete-account": `
    how do I stop it
    stop it
    how do I end it
    make it stop
    turn it off
    can I opt out
    how can I unsubscribe from everything
  `,
  "stop-a-plan, change-plan, lost-connection": `
    can I pause
    can I take a break
    put it on hold
    can I stop for a while
    continue later
  `,
  "price-chatbots, plans-and-prices, when-do-i-pay": `
    is there a setup fee
    a one off fee
    setup costs
    do I pay once or every month
    is it monthly or once
  `,
  "change-plan, change-later, step-theme, step-layout": `
    I'd like it different
    can we make changes
    changes
    I want something changed
    it needs changing
    make a change
  `,
  "price-chatbots, ai-chatbots, chatbot-setup, chatbot-answers": `
    bots
    the bot
    the chat thing
    chatbot?
    about the bot
    chat
  `,
  "plans-and-prices, price-chatbots, price-apps, price-crm": `
    costs
    the cost
    how much then
    what's it cost
    the price
    how much is it all
  `,
  "plan-essential, plan-pro, plan-enterprise": `
    which plan is right for me
    what's the difference between the plans
    what do I get
    what's included
    what's in it
    features
  `,
  "when-do-i-pay, plans-and-prices, money-back": `
    money
    about the money
    paying you
    my payment
    a question about payment
  `,
};
