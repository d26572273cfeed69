/** Who looks at a client's documents: the client, an administrator, or somebody else who may. */
export interface Reader {
  isClient: boolean;
  /** Id of whoever looks; undefined while it is not known. */
  viewerId: string | undefined;
  mayManage: boolean;
  /** The client's name, as the administrator's dialogs say it. */
  clientName: string;
}
