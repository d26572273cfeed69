export { brand } from "./brand.ts";
export type {
  Brand,
  Claim,
  ClaimName,
  Money,
  OpeningHours,
  Picture,
  Place,
  Plan,
  Price,
  Rating,
  Service,
  Testimonial,
} from "./brand-shape.ts";
export { moneyText, perMonth, priceText } from "./price-text.ts";
