import { expect, it, vi } from "vitest";
import { freshPortalForEachTest } from "../../test/render-portal.tsx";
import { silentUploads } from "../../test/silent-uploads.ts";
import { uploads } from "../uploads/uploads.ts";
import { useWizard } from "../wizard/wizard-store.ts";
import { pictureBytes } from "./picture-bytes.ts";

freshPortalForEachTest();

it("P-30.106 a picture that is not uploaded yet is shown by the bytes that wait in this browser", async () => {
  const requests = silentUploads();
  void uploads.add([new File(["bread"], "bread.png", { type: "image/png" })], "media");
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.fail();
  await uploads.allDone();
  const files = useWizard.getState().onboarding.uploadedFiles;
  const pictures = files.map(({ id }) => ({ id, path: "assets/bread.png" }));
  const found = await pictureBytes(pictures, files);
  expect(await found["assets/bread.png"]?.text()).toBe("bread");
});
