import { describe, expect, it } from "vitest";
import { find } from "../asked.fixture.ts";

describe("places that the client gives up", () => {
  const description = "Window cleaning in Ennis, Shannon and Quin. Gutters too.";

  it.each([
    "Not taking on any more in Shannon after Easter, too much driving",
    "We stopped going to Shannon.",
    "I don't want to work in Shannon any more.",
  ])("the launch waits for an answer, and the note is not quoted: %s", (onlyForUs) => {
    const question = find({ description, onlyForUs }, "places-left");
    expect(question).toMatchObject({ asks: "client", blocks: "launch" });
    expect(question?.quotes).toEqual(["Window cleaning in Ennis, Shannon and Quin."]);
  });

  it.each([
    { description, onlyForUs: "I grew up in Shannon." },
    { description, onlyForUs: "Not taking on any more in Limerick." },
    { description, onlyForUs: "" },
  ])("nothing is asked of %j", (formData) => {
    expect(find(formData, "places-left")).toBeUndefined();
  });
});
