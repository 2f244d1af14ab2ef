import { fail } from '@/contract/errors';
import type { FilesParts, FilesService } from './files-service';
import type { Files } from './types';

/** The service is a separate chunk, loaded at the first use. */
export function createFiles(parts: FilesParts): Files {
  let loading: Promise<FilesService> | undefined;
  const service = async (): Promise<FilesService | null> => {
    try {
      loading ??= import('./files-service').then((file) => new file.FilesService(parts));
      return await loading;
    } catch {
      // The chunk failed to load: retry at the next call.
      loading = undefined;
      return null;
    }
  };
  return {
    prepare: () => {
      void service();
      parts.platform.abilities.prepare?.();
    },
    choose: async (options) => (await service())?.choose(options) ?? fail({ kind: 'network' }),
    upload: async (files) => (await service())?.upload(files) ?? fail({ kind: 'network' }),
  };
}
