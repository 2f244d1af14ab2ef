/** Looks like a phone: 11 digits that start as mobile numbers do, with or without separators, within any text. */
const PHONE = /(^|\D)1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(\D|$)/;

/** No phone number is ever tracked: a value that looks like one is dropped, however it got there. */
export function withoutPhones(payload: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => !holdsPhone(value)));
}

function holdsPhone(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number') return PHONE.test(String(value));
  if (Array.isArray(value)) return value.some(holdsPhone);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsPhone);
}
