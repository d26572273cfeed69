import { describe, expect, it } from "vitest";
import { MemoryStorage } from "../../test/memory-storage.ts";
import { completeAnswers } from "../../test/sample-project.ts";
import {
  forgetRefused,
  forgetSubmissionKey,
  isUnconfirmed,
  sentBefore,
  submissionKey,
  wasSent,
} from "./submission-key.ts";

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

  const changed = (audience: string) => ({
    ...completeAnswers,
    formData: { ...completeAnswers.formData, audience },
  });

  it("P-21.9 answers that are changed before a confirmation keep it, so that they cannot make a second project", () => {
    const storage = new MemoryStorage();
    const newKey = keys();
    const first = submissionKey(storage, JSON.stringify(completeAnswers), newKey);
    const second = JSON.stringify(changed("Everybody"));
    expect(submissionKey(storage, second, newKey)).toBe(first);
    expect(sentBefore(storage, second)).toEqual([completeAnswers]);
    expect(sentBefore(storage, JSON.stringify(changed("Nobody")))).toEqual([
      changed("Everybody"),
      completeAnswers,
    ]);
  });

  it("refused answers cannot have made a project, and leave the key as it is", () => {
    const storage = new MemoryStorage();
    const newKey = keys();
    const answers = JSON.stringify(completeAnswers);
    const first = submissionKey(storage, answers, newKey);
    expect([isUnconfirmed(storage), wasSent(storage, answers)]).toEqual([true, true]);
    forgetRefused(storage, answers);
    expect([isUnconfirmed(storage), wasSent(storage, answers)]).toEqual([false, false]);
    expect(submissionKey(storage, answers, newKey)).toBe(first);
  });

  it("the key that an earlier release stored with one text is read", () => {
    const storage = new MemoryStorage();
    const answers = JSON.stringify(completeAnswers);
    storage.setItem("onboarding_submission", JSON.stringify({ key: "key-of-before", answers }));
    expect(submissionKey(storage, JSON.stringify(changed("Everybody")), keys())).toBe("key-of-before");
    expect(sentBefore(storage, "")).toEqual([changed("Everybody"), completeAnswers]);
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
