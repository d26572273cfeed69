/** False where the server has no mail provider and keeps its mails for the staff; it writes that into the page. */
export const isMailDelivered = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="mail"]')?.content !== "kept";
