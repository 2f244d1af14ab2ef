import { homeTexts } from './texts';

const TEN_THOUSAND = 10_000;

/** 1893 as it is, 12860 as 1.2 万: rounded down, never to overstate. */
export function countText(count: number): string {
  if (count < TEN_THOUSAND) return String(count);
  return homeTexts.tenThousands(String(Math.floor(count / (TEN_THOUSAND / 10)) / 10));
}
