const MASK = '****';

/** 138****0001. The server masks phones, and masked text is kept; a plain one is masked here. Short foreign numbers keep both ends. */
export function maskPhone(phone: string): string {
  if (phone.includes('*')) return phone;
  const isLong = phone.length >= 10;
  const [head, tail] = isLong ? [3, 4] : [1, 2];
  return phone.length > head + tail ? phone.slice(0, head) + MASK + phone.slice(-tail) : MASK;
}
