import { expect, test } from "vitest";
import { Refusal } from "../../http/refusal.ts";
import { createUploadsUnderWay, type UploadUnderWay } from "./under-way.ts";

function letIn(begun: UploadUnderWay | Refusal): UploadUnderWay {
  if (begun instanceof Refusal) throw new Error(`refused: ${begun.code}`);
  return begun;
}
const refused = (begun: UploadUnderWay | Refusal) =>
  begun instanceof Refusal ? [begun.code, (begun.details.retryAfterS ?? 0) > 0] : undefined;

test("S69 an account's concurrent uploads are limited; one that ends makes room; another account has its own limit", () => {
  const underWay = createUploadsUnderWay({ perAccount: 2, overall: 100 });
  const first = letIn(underWay.begin("maya", 1));
  letIn(underWay.begin("maya", 1));
  expect(refused(underWay.begin("maya", 1))).toEqual(["too-many-requests", true]);
  letIn(underWay.begin("ben", 1));
  first.end();
  letIn(underWay.begin("maya", 1));
});

test("S69 the bytes reserved for an account's running uploads are summed", () => {
  const underWay = createUploadsUnderWay({ perAccount: 3, overall: 100 });
  const first = letIn(underWay.begin("maya", 10));
  expect(first.reservedBytes).toBe(10);
  expect(letIn(underWay.begin("maya", 5)).reservedBytes).toBe(15);
  first.end();
  expect(letIn(underWay.begin("maya", 2)).reservedBytes).toBe(7);
});

test("S69 accounts that take all they can leave every other account its first upload, until the process is full", () => {
  const underWay = createUploadsUnderWay({ perAccount: 4, overall: 8 });
  for (let i = 0; i < 4; i++) letIn(underWay.begin("maya", 1));
  const others = ["a", "b", "c", "d"].map((owner) => {
    const first = letIn(underWay.begin(owner, 1));
    expect(refused(underWay.begin(owner, 1))).toEqual(["unavailable", true]);
    return first;
  });
  expect(refused(underWay.begin("ben", 1))).toEqual(["unavailable", true]);
  others[0]?.end();
  letIn(underWay.begin("ben", 1));
});
