import { natives } from '../../natives';
import { WxError, type WxContext } from '../context';
import { fileStoreOf } from '../files/file-store';
import { extensionOf } from '../files/file-tree';
import { optional } from '../methods';
import { requireScope } from '../open/settings';

export type MediumKind = 'image' | 'video';

/** A picked picture or video, stored as a temporary file. */
export interface Picked {
  kind: MediumKind;
  name: string;
  path: string;
  size: number;
  width: number;
  height: number;
  /** s; 0 for a picture */
  duration: number;
}

const isCancel = (error: unknown): boolean => error instanceof Error && error.message === 'cancel';

async function pickOne(context: WxContext, kind: MediumKind, index: number): Promise<Picked> {
  const { name, base64, width, height } = await context.node.call('media.read', { kind, index });
  const bytes = new Uint8Array(natives.fromBase64(base64));
  const info = kind === 'video' ? await context.node.call('media.info', { base64 }) : null;
  const path = fileStoreOf(context).temporary(bytes, extensionOf(name));
  return { kind, name, path, size: bytes.length, width, height, duration: info?.duration ?? 0 };
}

/** Picks the first `count` of the tester's files, or fewer if there are not enough. Fails with 'cancel' if there are none. */
export async function pick(context: WxContext, kinds: MediumKind[], count: number): Promise<Picked[]> {
  const picked: Picked[] = [];
  for (const kind of kinds)
    try {
      for (let index = 0; picked.length < count; index++) picked.push(await pickOne(context, kind, index));
    } catch (error) {
      if (!isCancel(error)) throw error;
    }
  if (picked.length === 0) throw new WxError('cancel');
  return picked;
}

const listOf = <T extends string>(given: unknown, name: string, all: readonly T[]): T[] => {
  const list = optional<unknown[]>(given, name, 'Array', [...all]);
  const known = all.filter((value) => list.includes(value));
  if (known.length === 0) throw new WxError(`parameter error: parameter.${name} is invalid;`);
  return known;
};

/** Validates sourceType; asks for permission if only the camera is allowed. */
export async function requireSource(context: WxContext, given: unknown): Promise<void> {
  const sources = listOf(given, 'sourceType', ['album', 'camera'] as const);
  if (sources.length === 1 && sources[0] === 'camera') await requireScope(context, 'scope.camera');
}

export const checkSizeType = (given: unknown): void =>
  void listOf(given, 'sizeType', ['original', 'compressed'] as const);

/** An integer from 1 to `most`: larger counts are clamped, as in WeChat. */
export function countOf(given: unknown, fallback: number, most: number): number {
  const count = Math.floor(optional(given, 'count', 'Number', fallback));
  if (count < 1) throw new WxError('parameter error: parameter.count should be larger than 0;');
  return Math.min(count, most);
}
