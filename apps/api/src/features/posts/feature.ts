import type { NewsSource } from "@sitewright/marketing/server";
import type { OnPostChange } from "../../post-changes/post-change.ts";
import type { Context } from "../../wiring/context.ts";
import type { Feature } from "../../wiring/feature.ts";
import { createNews } from "./news.ts";
import { postData } from "./personal-data-store.ts";
import { createPictureJob } from "./picture-job.ts";
import { picturePaths } from "./picture-store.ts";
import { createPostPictures } from "./pictures.ts";
import { createPublishJob } from "./publish-job.ts";
import { createPublishing } from "./publish-service.ts";
import { mountNews, mountPictures, mountPostManager, mountPublishing } from "./routes.ts";
import { createPostManager } from "./service.ts";
import { createViewCounter, type ViewCounter } from "./view-counter.ts";

export { restorePost } from "./publish-store.ts";
export { raiseRevision } from "./store.ts";
export { sweepMarks } from "./view-count-store.ts";

/** The news for the public site. */
export const createNewsSource = (context: Context): NewsSource => createNews(context);

/** Counts views of the public site's articles. */
export const createViews = (context: Context): ViewCounter => createViewCounter(context);

/** Dependencies on other features. */
interface PostsNeeds {
  /** Creates the callback that runs in the transaction of every change that readers see. */
  createOnChange?: (context: Context) => OnPostChange;
}

/** The agency's articles: written by staff, read by everybody. */
export const posts = ({ createOnChange = () => async () => {} }: PostsNeeds = {}): Feature => ({
  name: "posts",
  mount(mount, context) {
    const options = { ...context, onChange: createOnChange(context) };
    mountNews(mount, createNews(context));
    mountPostManager(mount, createPostManager(options));
    mountPublishing(mount, createPublishing(options));
    mountPictures(mount, createPostPictures(options), context.sessions.resolve);
  },
  jobs: (context) => [
    createPublishJob({ ...context, onChange: createOnChange(context) }),
    createPictureJob(context),
  ],
  storedPaths: picturePaths,
  personalData: postData,
});
