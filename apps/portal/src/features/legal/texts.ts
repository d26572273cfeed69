/** Every text of the legal step. */
export const legalTexts = {
  lead: "Tell us what you have already. What you do not have, we set up for you.",
  domainAndHosting: "Domain and hosting",
  hasDomain: "I already have a domain",
  domainName: "Domain name",
  domainHint: "As people type it, for example greenwichbakehouse.co.uk",
  hasHosting: "I already have hosting",
  hostingProvider: "Hosting provider",
  hostingHint: "The company that you pay for it",
  hostingHelp: "Help me with hosting",
  hostingHelpDetail:
    "We host the site with 99.9% uptime, and send you the pricing later, before anything is charged.",
  nda: "Non-disclosure agreement",
  ndaSummary: [
    "Mutual: what you tell us stays with us, and what we tell you stays with you.",
    "It runs for 2 years; confidentiality survives its end by 3 years.",
    "California law applies.",
  ],
  read: "Read the full agreement",
  accept: "Accept the NDA",
  withdraw: "Withdraw acceptance",
  accepted: "Accepted",
  notAccepted: "Not accepted",
  versionLabel: (version: string) => `Version ${version}`,
  download: "Download as text",
  close: "Close",
  data: "How we handle your data",
  assurances: [
    {
      title: "For this project alone",
      text: "We use your answers and files to build your website, and for nothing else.",
    },
    {
      title: "Never sold, never shared",
      text: "Nobody outside the project gets to see them without your word.",
    },
    {
      title: "Encrypted on the way",
      text: "Everything that you send us travels over an encrypted connection.",
    },
    {
      title: "Yours to take or delete",
      text: "You can download all your data, or delete it with your account, at any time in Settings.",
    },
  ],
} as const;
