/** A time and date in the reader's time zone: "14:03 on 21 November 2026". */
function momentText(instant: string): string {
  const moment = new Date(instant);
  const time = moment.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const date = moment.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
  return `${time} on ${date}`;
}

const actionNames = { accepted: "Accepted", withdrawn: "Withdrawn" } as const;
type Action = keyof typeof actionNames;

interface Recorded {
  readonly action: Action;
  readonly signerName: string;
  readonly signerEmail: string;
  readonly ndaVersion: string;
  readonly createdAt: string;
}

/** Every text of the legal step. */
export const legalTexts = {
  lead: "Tell us what you already have. We set up the rest for you.",
  domainAndHosting: "Domain and hosting",
  hasDomain: "I already have a domain",
  domainName: "Domain name",
  domainHint: "As people type it, for example greenwichbakehouse.co.uk",
  hasHosting: "I already have hosting",
  hostingProvider: "Hosting provider",
  hostingHint: "The company you pay to keep your website online",
  hostingHelp: "Help me with hosting",
  hostingHelpDetail:
    "We host the site with 99.9% uptime, and send you the pricing later, before anything is charged.",
  nda: "Non-disclosure agreement",
  ndaSummary: [
    "This agreement (NDA) is mutual: what you tell us stays with us, and what we tell you stays with you.",
    "It lasts 2 years. Confidentiality continues for 3 years after it ends.",
    "California law applies.",
  ],
  read: "Read the full agreement",
  accept: "Accept the NDA",
  withdraw: "Withdraw acceptance",
  accepted: "Accepted",
  notAccepted: "Not accepted",
  versionLabel: (version: string) => `Version ${version}`,
  download: "Download as text",
  recorded: ({ action, createdAt, signerName, signerEmail }: Recorded) =>
    `${actionNames[action]} ${momentText(createdAt)} by ${signerName} (${signerEmail})`,
  outdated: ({ createdAt, ndaVersion }: Recorded) =>
    `You accepted version ${ndaVersion} at ${momentText(createdAt)}. The wording has changed since. Please read it and accept it again.`,
  recording: "Recording...",
  waiting: ({ action, chosenAt }: { readonly action: Action; readonly chosenAt: string }) =>
    `${actionNames[action]} ${momentText(chosenAt)} on this device. Not recorded yet. It will be, with the time at that moment, when you are back online.`,
  downloadRecord: "Download the record",
  earlier: (count: number) => (count === 1 ? "1 earlier record" : `${count} earlier records`),
  notRecorded: "Your choice was not recorded",
  noCrypto: "This browser can only sign over a secure connection. Open the page at its https address.",
  recordsUnreachable: "Your earlier records could not be loaded. They are safe in your account.",
  retry: "Try again",
  close: "Close",
  data: "How we handle your data",
  assurances: [
    {
      title: "For this project only",
      text: "We use your answers and files to build your website, and for nothing else.",
    },
    {
      title: "Never sold, never shared",
      text: "Nobody outside the project sees them without your permission.",
    },
    {
      title: "Encrypted in transit",
      text: "Everything you send us travels over an encrypted connection.",
    },
    {
      title: "Yours to download or delete",
      text: "You can download all your data, or delete it with your account, at any time in Settings.",
    },
  ],
} as const;
