/** The arguments of `buildSpec` besides the answers. */
export interface SpecContext {
  /** The time at which the spec is made. */
  readonly now: Date;
  /**
   * Returns a short random text, different at each call. Called exactly twice: for `metadata.clientID`, then for the
   * token of the fence around client data in the prompt.
   */
  readonly id: () => string;
  /** The product's name. */
  readonly product: string;
  /** The host under which a site without its own domain is listed. */
  readonly host: string;
  /** The address of the agency's own font kit style sheet, where one is configured. */
  readonly fontKitUrl?: string;
  /** The jurisdiction that governs the agency's confidentiality agreement; by default California, as in the sample. */
  readonly jurisdiction?: string;
}
