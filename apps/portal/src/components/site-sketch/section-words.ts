/** What stands in a sketched section until the client's own texts are written: each says what will be there. */
export const sectionWords = {
  features: {
    title: "Why people choose us",
    items: [
      { title: "First strength", line: "What sets you apart, in one sentence." },
      { title: "Second strength", line: "Another reason, just as short." },
      { title: "Third strength", line: "The one that people remember." },
    ],
  },
  services: {
    title: "What we do",
    items: [
      { title: "First service", line: "What it is and who it is for." },
      { title: "Second service", line: "What the customer gets." },
      { title: "Third service", line: "How it works, and how long it takes." },
    ],
  },
  testimonials: {
    quote: "A sentence from a happy client stands here, in their own words.",
    author: "Their name and town",
  },
  portfolio: { title: "Our work", items: ["First piece", "Second piece", "Third piece"] },
  pricing: { title: "What it costs", items: ["First plan", "Second plan", "Third plan"], price: "Price" },
  team: {
    title: "Who we are",
    items: ["First name", "Second name", "Third name", "Fourth name"],
    role: "Role",
  },
  contact: {
    title: "Get in touch",
    line: "Address, telephone and opening hours.",
    fields: ["Name", "E-mail", "Message"],
    action: "Send message",
  },
} as const;
