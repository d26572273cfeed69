/** The address of the agency's font kit, which the server writes into the page where one is configured. */
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
    // A kit that cannot be loaded needs no message: its families are shown in their fallbacks.
    link.onerror = () => resolve();
    link.href = address;
    document.head.append(link);
  });
}

/** Adds the agency's font kit to the document, once, when one of its families is first shown. */
export async function loadFontKit(): Promise<void> {
  const address = kitAddress();
  if (address === null) return;
  const loading = isLoading.get(address) ?? addSheet(address);
  isLoading.set(address, loading);
  await loading;
}
