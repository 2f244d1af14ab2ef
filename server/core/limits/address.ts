import { isIPv6 } from 'node:net';

/** A household or server usually has a whole IPv6 /64, so it counts as one address. */
export function limitKeyOf(ip: string | undefined): string {
  // A closed connection has no address.
  if (ip === undefined) return 'gone';
  if (ip.startsWith('::ffff:')) return ip.slice('::ffff:'.length);
  if (!ip.includes(':') || !isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const heads = head.split(':').filter((part) => part !== '');
  const tails = (tail ?? '').split(':').filter((part) => part !== '');
  const zeros = tail === undefined ? 0 : 8 - heads.length - tails.length;
  return `${[...heads, ...Array<string>(zeros).fill('0'), ...tails].slice(0, 4).join(':')}::/64`;
}
