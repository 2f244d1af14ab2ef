/** HLS play lists: each file that one names gets the pass of whoever asked for the list. */
import { posix } from 'node:path';
import { PASS_QUERY } from './whose';

const IN_TAG = /\bURI="([^"]*)"/g;

/** What does not lie beside the list or below it stays as it is. */
const isElsewhere = (name: string) => /^([a-z][a-z0-9+.-]*:|\/)/i.test(name);

/** `key`: of the list; `passFor`: by the key of a file, null for what needs none. */
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
