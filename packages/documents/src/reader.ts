/** The reader of a client's documents: the client, an administrator, or another person with access. */
export interface Reader {
  isClient: boolean;
  /** Id of the reader; undefined while it is not loaded. */
  viewerId: string | undefined;
  mayManage: boolean;
  /** The client's name for the administrator's dialogs. */
  clientName: string;
}
