import { natives } from '../../natives';
import { WxError, type WxContext } from '../context';
import { fileError } from './file-error';
import { placeOf, type FileStore } from './file-store';
import { extensionOf } from './file-tree';
import { existing, pathOf, writableFile, type Options } from './paths';

type Digest = 'md5' | 'sha1' | 'sha256';
const DIGESTS = ['md5', 'sha1', 'sha256'];

/** Requires an existing file, with the messages of the methods below. */
function bytesOf(store: FileStore, path: string): Uint8Array {
  const bytes = store.read(path);
  if (!bytes) throw fileError.notExist();
  return bytes;
}

/** Files stored by saveFile, and getFileInfo: of FileSystemManager and, older, of wx. */
export const savedFileOperations = (store: FileStore, context: Pick<WxContext, 'node'>) => ({
  /** Moves a temporary file: its old path is gone. */
  saveFile(options: Options): { savedFilePath: string } {
    const from = pathOf(options, 'tempFilePath');
    const source = placeOf(from);
    const bytes = source.area === 'tmp' ? store.read(from) : null;
    if (!bytes) throw fileError.temporaryMissing();
    const to = options.filePath === undefined ? null : pathOf(options, 'filePath');
    const saved = to ?? store.saved(bytes, extensionOf(from));
    if (to !== null) store.write(writableFile(store, to), bytes);
    store.remove(source.path);
    return { savedFilePath: saved };
  },

  getSavedFileList: (): { fileList: { filePath: string; size: number; createTime: number }[] } => ({
    fileList: store.savedFiles().map((filePath) => {
      const { entry } = existing(store, filePath);
      return { filePath, size: entry.bytes?.length ?? 0, createTime: entry.created };
    }),
  }),

  removeSavedFile(options: Options): void {
    const place = placeOf(pathOf(options, 'filePath'));
    if (place.area !== 'store' || !store.read(place.path)) throw fileError.notExist();
    store.remove(place.path);
  },

  getSavedFileInfo(options: Options): { size: number; createTime: number } {
    const path = pathOf(options, 'filePath');
    const { length: size } = bytesOf(store, path);
    return { size, createTime: store.entry(placeOf(path))?.created ?? 0 };
  },

  async getFileInfo(options: Options): Promise<{ size: number; digest: string }> {
    const bytes = bytesOf(store, pathOf(options, 'filePath'));
    const algorithm = options.digestAlgorithm ?? 'md5';
    if (!DIGESTS.includes(algorithm as string))
      throw new WxError(`invalid digestAlgorithm "${String(algorithm)}"`);
    const { digest } = await context.node.call('file.digest', {
      base64: natives.toBase64(bytes),
      algorithm: algorithm as Digest,
    });
    return { size: bytes.length, digest };
  },
});
