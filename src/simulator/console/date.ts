/** Scenario dates are Beijing time, whatever the tester's zone: `2026-12-01T08:00`, or a day alone, meaning noon. */
const BEIJING_MS = 8 * 3_600_000;
const PATTERN = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/;

/** undefined: invalid. */
export function readDate(text: string): string | undefined {
  const [, day, time = '12:00'] = PATTERN.exec(text) ?? [];
  const date = `${day}T${time}`;
  const at = Date.parse(`${date}:00+08:00`);
  // Date.parse reads the 31st of a shorter month as the next month's first.
  return day !== undefined && Number.isFinite(at) && dateOf(at) === date ? date : undefined;
}

export const momentOf = (date: string): number => Date.parse(`${date}:00+08:00`);

export const dateOf = (at: number): string => new Date(at + BEIJING_MS).toISOString().slice(0, 16);
