const CENTS = 100;
/** As hours that could not be had are shown. */
const UNKNOWN_AMOUNT = '- -';
const GROUP = /\B(?=(\d{3})+$)/g;

/**
 * An amount in cents as yuan, always with both decimals: 598000 is '5,980.00'. null, an amount that the answer lacks, is
 * '- -'. Pure arithmetic: no amount is rounded.
 */
export function formatYuan(cents: number | null): string {
  if (cents === null) return UNKNOWN_AMOUNT;
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(Math.round(cents));
  const yuan = String(Math.floor(whole / CENTS)).replace(GROUP, ',');
  return `${sign}${yuan}.${String(whole % CENTS).padStart(2, '0')}`;
}
