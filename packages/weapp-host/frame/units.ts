/** 750 rpx are the width of the screen, whatever it is. */
const RPX = /(-?\d*\.?\d+)rpx\b/g;

export const cssText = (text: string): string =>
  text.replace(RPX, (_all, amount: string) => `${(Number(amount) * 100) / 750}vw`);

/** A length of an attribute (a number is px) as CSS. */
export const cssLength = (value: string | number): string =>
  typeof value === 'number' || /^-?\d+(\.\d+)?$/.test(value) ? `${value}px` : cssText(value);
