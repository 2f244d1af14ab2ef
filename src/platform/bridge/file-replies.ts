import type { ChosenFile, UploadedFiles } from '@/contract/bridge';
import { isWebAddress } from '../web-address';
import { amount, list, replyFields, text } from './replies';

/** Known names of the list: `fileArr` on Android, the others on iOS (assumed). */
const FILE_LISTS = ['fileArr', 'files', 'urls'] as const;

/** undefined if any file is unreadable. An empty list: nothing was chosen. */
export function chosenFiles(reply: unknown): { readonly files: readonly ChosenFile[] } | undefined {
  const files = each(reply, chosenFile);
  return files && { files };
}

/** Web addresses only; undefined if any is not one. */
export function uploadedUrls(reply: unknown): UploadedFiles | undefined {
  const urls = each(reply, (entry) => {
    const url = text(replyFields(entry)?.url ?? entry);
    return isWebAddress(url) ? url : undefined;
  });
  return urls && { urls };
}

/** A list under one of its names, a bare list, or a single file. */
function entries(reply: unknown): readonly unknown[] {
  for (const name of FILE_LISTS) {
    const found = list(reply, name);
    if (found) return found;
  }
  return [reply];
}

function each<T>(reply: unknown, read: (entry: unknown) => T | undefined): readonly T[] | undefined {
  const all = entries(reply).map(read);
  const readable = all.filter((entry): entry is T & {} => entry !== undefined);
  return readable.length === all.length ? readable : undefined;
}

function chosenFile(entry: unknown): ChosenFile | undefined {
  const fields = replyFields(entry);
  const path = fields ? text(fields.path) || text(fields.url) : bareText(entry);
  if (!path) return undefined;
  const name = text(fields?.name) || (path.split(/[?#]/)[0]?.split('/').pop() ?? '');
  return { path, name, size: amount(fields?.size, '') ?? 0 };
}

/** A bare path must look like one, to exclude error texts. */
const bareText = (entry: unknown): string =>
  typeof entry === 'string' && /[/:]/.test(entry) && !/^[[{]/.test(entry.trim()) ? entry : '';
