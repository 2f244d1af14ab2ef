import type { StorageProvider } from '../../core/providers';

/** Whether the file exists; reads only one byte of it. */
export const isStored = async (storage: StorageProvider, key: string): Promise<boolean> =>
  (await storage.getPart(key, { from: 0, to: 0 })) !== null;
