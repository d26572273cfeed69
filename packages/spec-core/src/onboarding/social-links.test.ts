import { expect, it } from "vitest";
import { isUnclearLink, socialUrl } from "./social-links.ts";

it.each([
  ["instagram", "@kiln.co", "https://www.instagram.com/kiln.co"],
  ["instagram", "kiln", "https://www.instagram.com/kiln"],
  ["instagram", "instagram.com/kiln", "https://instagram.com/kiln"],
  ["instagram", "http://www.instagram.com/kiln/", "https://www.instagram.com/kiln/"],
  ["instagram", "kiln.leith.pots", "https://www.instagram.com/kiln.leith.pots"],
  ["instagram", "kiln.pdx", "https://www.instagram.com/kiln.pdx"],
  ["instagram", "pots_by.mo22", "https://www.instagram.com/pots_by.mo22"],
  ["twitter", "https://x.com/kiln", "https://x.com/kiln"],
  ["twitter", "@kiln", "https://x.com/kiln"],
  ["youtube", "kiln", "https://www.youtube.com/@kiln"],
  ["tiktok", "@kiln", "https://www.tiktok.com/@kiln"],
  ["facebook", "facebook.com/profile.php?id=100", "https://facebook.com/profile.php?id=100"],
  ["linkedin", "https://uk.linkedin.com/company/kiln", "https://uk.linkedin.com/company/kiln"],
] as const)("C-18.8 the %s answer '%s' is the profile %s", (network, answer, url) => {
  expect(socialUrl(network, answer)).toBe(url);
});

it.each([
  ["instagram", ""],
  ["instagram", "https://evil.example/instagram.com"],
  ["instagram", "https://instagram.com.evil.example/x"],
  ["instagram", "kiln.example"],
  ["instagram", "kiln.studio"],
  ["instagram", "kiln.de"],
  ["facebook", "kiln.pdx"],
  ["instagram", "pots.kiln.co.uk"],
  ["instagram", "www.kiln.studio"],
  ["instagram", "instagram.com.evil.example"],
  ["facebook", "kiln.leith.pots"],
  ["facebook", "javascript:alert(1)"],
  ["facebook", 'facebook.com/"onclick="x'],
  ["facebook", "https://facebook.com/"],
  ["linkedin", "kiln"],
  ["twitter", "our page"],
] as const)("C-18.8 the %s answer '%s' is no profile's address", (network, answer) => {
  expect(socialUrl(network, answer)).toBeNull();
});

it.each(["one film from 2016, better not", "no", "not yet", "dont use", "deleted"])(
  "the answer '%s' is neither a profile nor unclear",
  (answer) => {
    expect(socialUrl("facebook", answer)).toBeNull();
    expect(isUnclearLink("facebook", answer)).toBe(false);
  },
);
