/** Of every demo account (README, "Demo accounts"). */
export const PASSWORD = 'Wandou2026';
