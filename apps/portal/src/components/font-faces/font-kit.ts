/** The address of the agency's font kit, which the server names in the page where one is configured. */
const kitAddress = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="font-kit"]')?.content ?? null;

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
