const CENTS = 100;
const GROUP = /\B(?=(\d{3})+$)/g;

/** An amount in cents as yuan, always with both decimals: 598000 is '5,980.00'. Pure arithmetic: no amount is rounded. */
export function formatYuan(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(Math.round(cents));
  const yuan = String(Math.floor(whole / CENTS)).replace(GROUP, ',');
  return `${sign}${yuan}.${String(whole % CENTS).padStart(2, '0')}`;
}
