import type { StorageProvider } from '../../core/providers';

/** Whether there is a file of this key; of what is in it, one byte is read. */
export const isStored = async (storage: StorageProvider, key: string): Promise<boolean> =>
  (await storage.getPart(key, { from: 0, to: 0 })) !== null;
