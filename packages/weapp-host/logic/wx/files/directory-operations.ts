import { optional } from '../methods';
import { WxError } from '../context';
import { fileError } from './file-error';
import { placeOf, USER_DATA_PATH, type FileStore } from './file-store';
import { parentOf } from './file-tree';
import { existing, pathOf, writable, type Options } from './paths';
import { Stats } from './stats';

/** Directory methods of FileSystemManager, and stat. */
export const directoryOperations = (store: FileStore) => ({
  mkdir(options: Options): void {
    const given = pathOf(options, 'dirPath');
    const { area, path } = placeOf(given);
    if (area !== 'usr') throw fileError.denied(`open ${given}`);
    if (store.entry({ area, path })) throw fileError.exists(given);
    const recursive = optional(options.recursive, 'recursive', 'Boolean', false);
    const missing: string[] = [];
    for (let at = path; store.entry({ area, path: at }) === undefined; at = parentOf(at)) missing.unshift(at);
    const [first] = missing;
    if (first !== undefined && store.entry({ area, path: parentOf(first) })?.bytes !== null)
      throw fileError.notDirectory(given);
    if (missing.length > 1 && !recursive) throw fileError.missing(` ${given}`);
    for (const directory of missing) store.makeDirectory(directory);
  },

  rmdir(options: Options): void {
    const given = pathOf(options, 'dirPath');
    const place = writable(store, given, `open ${given}`, ` ${given}`);
    const entry = store.entry(place);
    if (!entry) throw fileError.missing(` ${given}`);
    if (entry.bytes !== null) throw fileError.notDirectory(given);
    if (place.path === USER_DATA_PATH) throw fileError.denied(`open ${given}`);
    const inside = store.below(place.path);
    if (inside.length > 0 && !optional(options.recursive, 'recursive', 'Boolean', false))
      throw fileError.notEmpty();
    for (const path of inside) store.remove(path);
    store.remove(place.path);
  },

  readdir(options: Options): { files: string[] } {
    const given = pathOf(options, 'dirPath');
    const { place, entry } = existing(store, given);
    if (entry.bytes !== null) throw fileError.notDirectory(given);
    // Package files are served by name; the host cannot list them.
    if (place.area === 'package') throw new WxError('not supported: reading a directory of the code package');
    return { files: store.names(place.path) };
  },

  stat(options: Options): { stats: Stats | { path: string; stats: Stats }[] } {
    const { place, entry } = existing(store, pathOf(options, 'path'));
    const recursive = optional(options.recursive, 'recursive', 'Boolean', false);
    if (!recursive || entry.bytes !== null) return { stats: new Stats(entry) };
    const inside = store.below(place.path).flatMap((path) => {
      const found = store.entry(placeOf(path));
      return found ? [{ path: path.slice(place.path.length), stats: new Stats(found) }] : [];
    });
    return { stats: [{ path: '/', stats: new Stats(entry) }, ...inside] };
  },
});
