const MASK = '****';

/**
 * 138****0001. The server masks a phone already, and that text is kept; one that comes in plain is masked here. Short
 * numbers of other countries keep their two ends.
 */
export function maskPhone(phone: string): string {
  if (phone.includes('*')) return phone;
  const isLong = phone.length >= 10;
  const [head, tail] = isLong ? [3, 4] : [1, 2];
  return phone.length > head + tail ? phone.slice(0, head) + MASK + phone.slice(-tail) : MASK;
}
