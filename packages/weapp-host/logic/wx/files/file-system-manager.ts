import { asyncMethod, errorResult, WxError, type WxContext, type WxMethods } from '../context';
import { perContext } from '../methods';
import { descriptorOperations } from './descriptors';
import { directoryOperations } from './directory-operations';
import { fileOperations } from './file-operations';
import { fileStoreOf } from './file-store';
import type { Options } from './paths';
import { savedFileOperations } from './saved-files';

type Operation = (options: Options) => unknown;

/** Signature of a method's synchronous form, and its return value. */
interface SyncForm {
  /** positional parameters; empty: it takes the same options object */
  parameters: string[];
  returns?: string;
  /** returns the whole result */
  whole?: true;
}

const SYNC_FORMS: Record<string, SyncForm> = {
  access: { parameters: ['path'] },
  appendFile: { parameters: ['filePath', 'data', 'encoding'] },
  close: { parameters: [] },
  copyFile: { parameters: ['srcPath', 'destPath'] },
  fstat: { parameters: [], returns: 'stats' },
  ftruncate: { parameters: [] },
  mkdir: { parameters: ['dirPath', 'recursive'] },
  open: { parameters: [], returns: 'fd' },
  read: { parameters: [], whole: true },
  readFile: { parameters: ['filePath', 'encoding', 'position', 'length'], returns: 'data' },
  readdir: { parameters: ['dirPath'], returns: 'files' },
  rename: { parameters: ['oldPath', 'newPath'] },
  rmdir: { parameters: ['dirPath', 'recursive'] },
  saveFile: { parameters: ['tempFilePath', 'filePath'], returns: 'savedFilePath' },
  stat: { parameters: ['path', 'recursive'], returns: 'stats' },
  truncate: { parameters: [] },
  unlink: { parameters: ['filePath'] },
  write: { parameters: [], whole: true },
  writeFile: { parameters: ['filePath', 'data', 'encoding'] },
};

const UNSUPPORTED = ['unzip', 'readZipEntry', 'readCompressedFile'];

/** Errors of synchronous methods: an Error with errMsg and, for files, errCode. */
export function thrown(name: string, cause: unknown): Error {
  const result = errorResult(name, cause);
  return Object.assign(new Error(result.errMsg), result);
}

function syncMethod(name: string, operation: Operation, { parameters, returns, whole }: SyncForm) {
  return (...args: unknown[]): unknown => {
    try {
      const options =
        parameters.length === 0
          ? ((args[0] ?? {}) as Options)
          : Object.fromEntries(parameters.map((parameter, index) => [parameter, args[index]]));
      const result = operation(options) as Options | undefined;
      return whole ? result : returns === undefined ? undefined : result?.[returns];
    } catch (error) {
      throw thrown(`${name}Sync`, error);
    }
  };
}

const nothing = (): void => undefined;

/** Methods of FileSystemManager return no promise, also without callbacks. */
function callbackMethod(context: WxContext, name: string, operation: Operation) {
  const method = asyncMethod<Options>(context, name, operation);
  return (options?: Options): void => {
    method({ complete: nothing, ...options });
  };
}

function refuse(context: WxContext, name: string): Operation {
  return () => {
    context.node.notify('count', { group: 'unsupported', name: `FileSystemManager.${name}` });
    throw new WxError('not supported');
  };
}

export const fileSystemManagerOf = perContext((context): WxMethods => {
  const store = fileStoreOf(context);
  const { getSavedFileInfo: _ofWxOnly, ...saved } = savedFileOperations(store, context);
  const operations: Record<string, Operation> = {
    ...fileOperations(store),
    ...directoryOperations(store),
    ...descriptorOperations(store),
    ...saved,
    ...Object.fromEntries(UNSUPPORTED.map((name) => [name, refuse(context, name)])),
  };
  const manager: WxMethods = {};
  for (const [name, operation] of Object.entries(operations)) {
    manager[name] = callbackMethod(context, name, operation);
    const form = SYNC_FORMS[name];
    if (form) manager[`${name}Sync`] = syncMethod(name, operation, form);
  }
  manager.readCompressedFileSync = syncMethod(
    'readCompressedFile',
    refuse(context, 'readCompressedFileSync'),
    {
      parameters: [],
    },
  );
  return manager;
});
