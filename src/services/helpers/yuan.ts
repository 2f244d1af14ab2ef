const CENTS = 100;
/** The same as for unavailable hours. */
const UNKNOWN_AMOUNT = '- -';
const GROUP = /\B(?=(\d{3})+$)/g;

/**
 * Formats cents as yuan, always with two decimals: 598000 is '5,980.00'. null, a missing amount, is '- -'. Integer arithmetic, without
 * rounding errors.
 */
export function formatYuan(cents: number | null): string {
  if (cents === null) return UNKNOWN_AMOUNT;
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(Math.round(cents));
  const yuan = String(Math.floor(whole / CENTS)).replace(GROUP, ',');
  return `${sign}${yuan}.${String(whole % CENTS).padStart(2, '0')}`;
}
