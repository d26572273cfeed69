/** Something that people ask an agency for and that this one does not answer or sell. */
export interface DecliningData {
  readonly id: string;
  readonly label: string;
  /** The answer, before a person is offered. */
  readonly answer: string;
  /** It is no question, so that no person is offered. */
  readonly isCourtesy?: boolean;
  /** One a line. */
  readonly examples: string;
}
