import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { setText } from "./test-sets.fixture.ts";

const sums = [
  ["questions", "tuning", "3baa5df4b3b33e5d256fc1f4eda2d808d2b94a435c2ff064cf4b9f0019ee832d"],
  ["questions", "held-out", "8975819ac789cc644e559df5140554b63e356cff27069a169c2cc61b381a8710"],
  ["personal-data", "tuning", "160eae85181ca00d9bb4349a4e248ae44ec14f8d781f6f26a8898c0abd9f2b2f"],
  ["personal-data", "held-out", "9ada525cd5a97ff4c56cf3213bdbcdc0f05139637157bdb4614d2ad8dcbbda09"],
  ["paraphrases", "tuning", "9d153bcc6cb6326cedbc8ce07c8158bf8b5b664c99184f64b36d30da4f943468"],
  ["paraphrases", "held-out", "e22f4875d5368428756408ae91dd997dfccc9600f242e366e0595d85f3647170"],
  ["strangers-questions", "tuning", "911137505161b006bf124f8ac7ec93565ee456baf673bcf762a24bb1f9880aec"],
  ["strangers-questions", "held-out", "2ccfc07b3f98d36c7c613107a3c2834dcd41c9d2c3be108203c92c64ffa4fe90"],
  [
    "second-strangers-questions",
    "tuning",
    "265112521fe75c069e6e1eac097f704ea4580731babadd82cb2211b6ce590dfe",
  ],
  [
    "second-strangers-questions",
    "held-out",
    "9cbdcbad1831d366b927c4f723db5944a04c41f8d8cf12215ae78fc8443aa098",
  ],
  ["owners-questions", "tuning", "00a8394fdb061332f27022f93047c9cb8bc4e68e69908df01992653566040d4a"],
  ["owners-questions", "held-out", "26ef255e44cf6492db928be1a9c5ba943eb3d1373aab25c4e8d1c8f08fcf2d33"],
  ["visitors-questions", "tuning", "4c6055fb37de1bc2bbea66924d06b13366a54ded59137ad173603adfbf337b71"],
  ["visitors-questions", "held-out", "b168d79cebb97d9a9bc7799bab5d05628ed90f8112290db5c66ce9517988d3b0"],
  ["typed-questions", "tuning", "f16a8a988e888cce7c781d9d94cbfaf41a9103937e995e318afa8b1795f5134a"],
  ["typed-questions", "held-out", "e66aa3f25acff104c3a54403d02cd87bbd0434e7f10353c72ca295a7ee81bf48"],
  ["guests-questions", "tuning", "60118077b57109d4b750b36fe754651cf087fff0309e887a8858e50f639e079a"],
  ["guests-questions", "held-out", "3bd6c37e11ff48f33f5892cabc769cde50597c78ee8e49e3f0006ad80d75bccc"],
  ["panel-questions", "tuning", "b7a070ede2b89a3a2a923af1db9bdeda11f449df484c68fe6fb9ef8dbd296893"],
  ["panel-questions", "held-out", "9ba57cb34fbea87aedb52fe43a5f64e8185cec695d2a61a7353281493cf25878"],
  ["further-paraphrases", "tuning", "e5a236afe6944307d9607a622bd92510ce6de1f10330e2199141f5b74b911bc9"],
  ["further-paraphrases", "held-out", "b5277062bf4d905d11911d645b1162d655cc5541947689c94d0b5d0fb63965e0"],
] as const;

test.each(sums)("M-13.1 the set '%s', %s, is what it was when it was written", (name, half, sum) => {
  expect(createHash("sha256").update(setText(name, half)).digest("hex")).toBe(sum);
});
