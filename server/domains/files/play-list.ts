/** HLS playlists: adds the requester's pass to every referenced file. */
import { posix } from 'node:path';
import { PASS_QUERY } from './access';

const IN_TAG = /\bURI="([^"]*)"/g;

/** References outside the playlist's folder are left unchanged. */
const isElsewhere = (name: string) => /^([a-z][a-z0-9+.-]*:|\/)/i.test(name);

/** `key`: of the playlist; `passFor`: pass by storage key, null if none is needed. */
export function playListFor(text: string, key: string, passFor: (key: string) => string | null): string {
  const held = (name: string): string => {
    const [path = ''] = name.split(/[?#]/);
    if (path === '' || isElsewhere(name)) return name;
    const pass = passFor(posix.join(posix.dirname(key), path));
    return pass === null ? name : `${path}?${PASS_QUERY}=${pass}`;
  };
  const lines = text.split(/\r?\n/).map((line) => {
    if (line.startsWith('#')) return line.replaceAll(IN_TAG, (_tag, name: string) => `URI="${held(name)}"`);
    return line.trim() === '' ? line : held(line.trim());
  });
  return lines.join('\n');
}
