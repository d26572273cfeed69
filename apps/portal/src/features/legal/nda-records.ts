import { dataOf } from "@sitewright/app-kit/calls";
import { type ApiClient, listNdaRecords, type NdaRecord } from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";

/** A person's acceptances and withdrawals as the server has recorded them, newest first. */
export const ndaRecordsQuery = (client: ApiClient, uid: string) =>
  queryOptions({
    queryKey: ["nda-records", uid],
    queryFn: async ({ signal }): Promise<readonly NdaRecord[]> => {
      const { records } = await dataOf(client.call(listNdaRecords, {}, { signal }));
      return records;
    },
  });

/** The list with a record that has just been made. */
export const withRecord = (list: readonly NdaRecord[], record: NdaRecord): NdaRecord[] => [
  record,
  ...list.filter(({ id }) => id !== record.id),
];
