/** 750 rpx are the width of any screen. */
const RPX = /(-?\d*\.?\d+)rpx\b/g;

export const cssText = (text: string): string =>
  text.replace(RPX, (_all, amount: string) => `${(Number(amount) * 100) / 750}vw`);

/** CSS of an attribute's length; a number is px. */
export const cssLength = (value: string | number): string =>
  typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(value) ? `${value}px` : cssText(value);
