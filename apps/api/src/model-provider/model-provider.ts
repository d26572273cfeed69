/** One message of a conversation with a model. */
export interface ModelMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** What a model is asked. */
export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  /** Longest answer, in the model's own units. */
  readonly maxTokens: number;
  readonly signal: AbortSignal;
}

/** What comes of it: pieces of text, then the end. `isCut`: the answer would have gone on past `maxTokens`. */
export type ModelEvent =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "end"; readonly isCut: boolean };

/** The language model that the operator has configured. */
export interface ModelProvider {
  /** The model's name, as staff read it. */
  readonly name: string;
  /**
   * Asks once; counts against the day's calls. Ends with `end`, or throws: @throws ModelError where the answer is not
   * whole, the signal's reason where it was aborted.
   */
  stream(request: ModelRequest): AsyncIterable<ModelEvent>;
}
