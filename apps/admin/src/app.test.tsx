import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderAdmin } from "./test/render-admin.tsx";
import { founder, sampleAgent, sampleDashboard, sampleProject, sampleUser } from "./test/samples.ts";

afterEach(() => void vi.useRealTimers());

/** Another window was looked at for a minute. */
function comeBack(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  window.dispatchEvent(new Event("visibilitychange"));
}

it("a window that is shown again shows what another window has changed meanwhile", async () => {
  const { server } = renderAdmin("/projects", { user: founder, projects: [sampleProject(1)] });
  await screen.findByText("1 of 1 project");
  server.state.projects = [sampleProject(2), sampleProject(1)];
  comeBack();
  await screen.findByRole("link", { name: "Business 2" });
});

it("a mail that is being written stays where the session has ended in another window", async () => {
  const { user, server } = renderAdmin("/users?dialog=send-email", { user: founder, users: [sampleUser(1)] });
  const message = await screen.findByLabelText<HTMLTextAreaElement>(/^Message/);
  await user.type(message, "Dear Ann");
  server.state.user = null;
  comeBack();
  await user.type(message, ", thank you");
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe("Dear Ann, thank you");
});

it("D-01.16 a form with typed input stays where a poll or a restored connection finds that the session has ended, until it is sent", async () => {
  const { user, server, queries } = renderAdmin("/agents?dialog=add-agent", {
    user: founder,
    agents: sampleDashboard([sampleAgent("mail")]),
  });
  const isSettled = () => vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  await user.type(name, "Night watch");
  server.state.user = null;
  await queries.refetchQueries({ queryKey: ["agents"] });
  await isSettled();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  window.dispatchEvent(new Event("offline"));
  window.dispatchEvent(new Event("online"));
  await isSettled();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe("Night watch");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Discard changes" }));
  await queries.refetchQueries({ queryKey: ["agents"] });
  await screen.findByRole("heading", { name: "Sign in" });
});
