/** The arguments of `buildSpec` besides the answers. */
export interface SpecContext {
  /** The time at which the spec is made. */
  readonly now: Date;
  /**
   * Gives a short random text, different at each call. Called exactly twice: for `metadata.clientID`, then for the
   * mark around client data in the prompt.
   */
  readonly id: () => string;
  /** The product's name. */
  readonly product: string;
  /** The host under which a site without its own domain is listed. */
  readonly host: string;
  /** The address of the agency's own font kit style sheet, where one is configured. */
  readonly fontKitUrl?: string;
  /** Whose law governs the agency's confidentiality agreement; that of the sample, California, where none is given. */
  readonly jurisdiction?: string;
}
