/** The first labels of domains of public mailbox providers, independent of the country: 'yahoo.co.uk'. */
const providers: ReadonlySet<string> = new Set(
  "aol alice arcor bigpond bluewin btinternet comcast eircom fastmail freenet gmail gmx googlemail hetnet hey hotmail icloud interia kpnmail laposte libero live mac mail me msn mweb ntlworld o2 onet orange outlook pm proton protonmail rediffmail rogers sbcglobal seznam sfr shaw siol sky skynet sympatico t-online talktalk telenet telkomsa telenor telia telus t-2 arnes centrum inbox iinet slingshot spark vip volny online tuta verizon virgilio virgin virginmedia vodamail wanadoo web wp xtra yahoo yandex ymail ziggo".split(
    " ",
  ),
);

/** The domain of an e-mail address if it is the business's own; null if it is a mailbox provider's. */
export function ownMailDomain(email: string): string | null {
  const domain = /@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/.exec(email.trim().toLowerCase())?.[1];
  return domain && !providers.has(domain.split(".")[0] ?? "") ? domain : null;
}
