/** Dates of what lies back or far ahead, out of the wire's own text: its time zone is the reader's. */
const parts = (wire: string): readonly number[] => wire.slice(0, 10).split('-').map(Number);

const isDate = (wire: string): boolean => /^\d{4}-\d{2}-\d{2}/.test(wire);

/** 2026年11月; '' when it is no date. */
export function sayMonth(wire: string): string {
  const [year, month] = parts(wire);
  return isDate(wire) ? `${year}年${month}月` : '';
}

/** 2026年11月21日; '' when it is no date. */
export function sayFullDate(wire: string): string {
  const [, , day] = parts(wire);
  return isDate(wire) ? `${sayMonth(wire)}${day}日` : '';
}

/** 2026-11-21 19:00; '' when it is no date. */
export const sayMinute = (wire: string): string => (isDate(wire) ? wire.slice(0, 16) : '');
