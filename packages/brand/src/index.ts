export { brand } from "./brand.ts";
export type { Brand, Claim, Money, Place, Plan, Service, Testimonial } from "./brand-shape.ts";
export { moneyText, perMonth, priceText } from "./price-text.ts";
