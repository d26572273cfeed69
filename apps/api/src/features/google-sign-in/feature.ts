import { createAttemptCookie } from "../../auth/oauth/attempt-cookie.ts";
import { createOpenIdClient } from "../../auth/oauth/openid-client.ts";
import type { Feature } from "../../wiring/feature.ts";
import { mountGoogleSignIn } from "./routes.ts";
import { createGoogleService } from "./service.ts";

/** Signing in by Google. */
export const googleSignIn: Feature = {
  name: "google-sign-in",
  mount(mount, context) {
    const { sessions, now, isSecure, settings } = context;
    const { google } = settings;
    const openIdClient = google && createOpenIdClient(google);
    mountGoogleSignIn(mount, {
      service: createGoogleService({ ...context, openIdClient }),
      sessions,
      cookie: createAttemptCookie({ isSecure, now }),
      now,
    });
  },
};
