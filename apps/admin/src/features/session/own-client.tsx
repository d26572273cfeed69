import { ServicesContext, useServices } from "@sitewright/app-kit/services";
import { type ApiClient, expectedUserHeader } from "@sitewright/contracts";
import { type ReactNode, useMemo } from "react";

/** A call's input with the header that names the person of the page. */
function naming<Input>(input: Input, uid: string): Input {
  const { headers } = input as { headers?: Record<string, string> };
  return { ...input, headers: { ...headers, [expectedUserHeader]: uid } };
}

/** The service, for the screens of one person: their calls are refused once another person has signed in elsewhere. */
const clientOf = (client: ApiClient, uid: string): ApiClient => ({
  call: (endpoint, input, options) => client.call(endpoint, naming(input, uid), options),
});

/**
 * Gives its content a client of this person alone. It is not one variable of the page: what a closed screen still sends
 * would go out under the name of the next person.
 */
export function OwnClient({ uid, children }: { uid: string; children: ReactNode }) {
  const services = useServices();
  const own = useMemo(() => ({ ...services, client: clientOf(services.client, uid) }), [services, uid]);
  return <ServicesContext value={own}>{children}</ServicesContext>;
}
