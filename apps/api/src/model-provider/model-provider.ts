/** One message of a conversation with a model. */
export interface ModelMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** A request to a model. */
export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  /** Longest answer, in tokens. */
  readonly maxTokens: number;
  readonly signal: AbortSignal;
}

/** The response: pieces of text, then the end. `isCut`: the answer was cut off at `maxTokens`. */
export type ModelEvent =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "end"; readonly isCut: boolean };

/** The language model that the operator has configured. */
export interface ModelProvider {
  /** The model's name, as shown to staff. */
  readonly name: string;
  /**
   * Makes one call; it counts against the daily limit. The last event is `end`. @throws ModelError if the
   * answer is incomplete, the signal's reason if it was aborted
   */
  stream(request: ModelRequest): AsyncIterable<ModelEvent>;
}
