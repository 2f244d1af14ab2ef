/** Of every demo account (docs/demo.md). */
export const PASSWORD = 'Wandou2026';
