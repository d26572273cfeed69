import {
  adminExportSubscribers,
  adminListSubscribers,
  endpointUrl,
  type Subscriber,
} from "@sitewright/contracts";
import { ListScreen } from "../../components/list-screen.tsx";
import { useListAddress } from "../../lib/list-address.ts";
import { useListQuery } from "../../lib/list-query.ts";
import { paths } from "../../lib/paths.ts";
import { subscriberKind } from "./subscriber-kind.tsx";

/** The newsletter's subscribers. Unsubscribing deletes the row. */
export function SubscribersScreen() {
  const address = useListAddress(paths.subscribers());
  const query = useListQuery({
    key: "subscribers",
    address,
    filters: ["status"],
    call: (client, asked, signal) => client.call(adminListSubscribers, { query: asked }, { signal }),
    rowsOf: ({ subscribers }): readonly Subscriber[] => subscribers,
  });
  return (
    <ListScreen
      title="Subscribers"
      kind={subscriberKind}
      address={address}
      query={query}
      exported={(asked) => endpointUrl(adminExportSubscribers, { query: asked })}
    />
  );
}
