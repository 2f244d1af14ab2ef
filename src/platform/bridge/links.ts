import { isWebAddress } from '../web-address';

/** Parameters that the app opens, fetches or passes on: http and https alone (rule links-6). */
const LINKS = ['url', 'toURL', 'shareVideoUrl'] as const;

/** Every link among the parameters is http or https. */
export function isOpenable(params: unknown): boolean {
  const fields = (params ?? {}) as Readonly<Record<string, unknown>>;
  return LINKS.every((name) => {
    const link = fields[name];
    return link === undefined || (typeof link === 'string' && isWebAddress(link));
  });
}
