import type { ChosenFile, UploadedFiles } from '@/contract/bridge';
import { isWebAddress } from '../web-address';
import { amount, list, replyFields, text } from './replies';

/** Names of the lists that are known: `fileArr` on Android, the rest of iOS (assumed). */
const FILE_LISTS = ['fileArr', 'files', 'urls'] as const;

/** undefined: not one file of it may be unreadable. An empty list: nothing was chosen. */
export function chosenFiles(reply: unknown): { readonly files: readonly ChosenFile[] } | undefined {
  const files = each(reply, chosenFile);
  return files && { files };
}

/** Web addresses alone; undefined when one of them is none. */
export function uploadedUrls(reply: unknown): UploadedFiles | undefined {
  const urls = each(reply, (entry) => {
    const url = text(replyFields(entry)?.url ?? entry);
    return isWebAddress(url) ? url : undefined;
  });
  return urls && { urls };
}

/** A list under one of its names, a bare list, or one file by itself. */
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

/** A path by itself is text that looks like one: no word of an error. */
const bareText = (entry: unknown): string =>
  typeof entry === 'string' && /[/:]/.test(entry) && !/^[[{]/.test(entry.trim()) ? entry : '';
