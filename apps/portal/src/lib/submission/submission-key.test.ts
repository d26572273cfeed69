import { describe, expect, it } from "vitest";
import { MemoryStorage } from "../../test/memory-storage.ts";
import { completeAnswers } from "../../test/sample-project.ts";
import { forgetSubmissionKey, submissionKey } from "./submission-key.ts";

describe("the key of a submission", () => {
  const keys = () => {
    let count = 0;
    return () => `key-number-${++count}`;
  };

  it("P-21.8 stays the same for the same answers, across reloads, until it is acknowledged", () => {
    const storage = new MemoryStorage();
    const newKey = keys();
    const first = submissionKey(storage, "answers", newKey);
    expect(submissionKey(storage, "answers", newKey)).toBe(first);
    forgetSubmissionKey(storage);
    expect(submissionKey(storage, "answers", newKey)).not.toBe(first);
  });

  it("P-21.9 other answers get another key", () => {
    const storage = new MemoryStorage();
    const newKey = keys();
    expect(submissionKey(storage, "one", newKey)).not.toBe(submissionKey(storage, "two", newKey));
  });

  it("P-21.43 the same answers of an earlier release, without a field that this one adds, keep their key", () => {
    const storage = new MemoryStorage();
    const newKey = keys();
    const { onlyForUs, ...earlier } = completeAnswers.formData;
    expect(onlyForUs).toBe("");
    const first = submissionKey(storage, JSON.stringify({ ...completeAnswers, formData: earlier }), newKey);
    expect(submissionKey(storage, JSON.stringify(completeAnswers), newKey)).toBe(first);
  });

  it("an unreadable key is replaced", () => {
    const storage = new MemoryStorage();
    storage.setItem("onboarding_submission", "{");
    expect(submissionKey(storage, "one", keys())).toBe("key-number-1");
  });
});
