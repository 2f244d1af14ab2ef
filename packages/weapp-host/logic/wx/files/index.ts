import { WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods } from '../methods';
import { fileSystemManagerOf } from './file-system-manager';
import { fileStoreOf, USER_DATA_PATH, type FileStore } from './file-store';
import { extensionOf } from './file-tree';
import { pathOf, type Options } from './paths';
import { savedFileOperations } from './saved-files';

const DOCUMENTS = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf'];

/** Only validates: the document would open in WeChat's viewer. */
function openDocument(store: FileStore, options: Options): void {
  const path = pathOf(options, 'filePath');
  if (!store.read(path)) throw new WxError("file doesn't exist");
  const type = options.fileType === undefined ? extensionOf(path) : pathOf(options, 'fileType');
  if (!DOCUMENTS.includes(type.toLowerCase())) throw new WxError('filetype not supported');
}

export function fileMethods(context: WxContext): WxMethods {
  const store = fileStoreOf(context);
  return {
    env: { USER_DATA_PATH },
    getFileSystemManager: () => fileSystemManagerOf(context),
    ...asyncMethods(context, {
      ...savedFileOperations(store, context),
      openDocument: (options: Options) => openDocument(store, options),
    }),
  };
}
