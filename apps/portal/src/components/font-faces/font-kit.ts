/** The address of the agency's font kit, which the server names in the page where one is configured. */
export function kitAddress(): string | null {
  const named = document.querySelector<HTMLMetaElement>('meta[name="font-kit"]')?.content;
  return named === undefined ? null : new URL(named, document.baseURI).href;
}

const isLoading = new Map<string, Promise<void>>();

function addSheet(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.onload = () => resolve();
    // A kit that does not arrive is no fault worth a message: its families stand in their stand-ins.
    link.onerror = () => resolve();
    link.href = address;
    document.head.append(link);
  });
}

/** Brings the agency's font kit into the document, once, when a family of it is first wanted; else does nothing. */
export async function loadFontKit(): Promise<void> {
  const address = kitAddress();
  if (address === null) return;
  const loading = isLoading.get(address) ?? addSheet(address);
  isLoading.set(address, loading);
  await loading;
}
