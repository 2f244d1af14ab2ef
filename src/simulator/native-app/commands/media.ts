import { filesCalls } from '@/contract/files/calls';
import { UPLOAD_FIELD } from '@/contract/files/values';
import { HEADER } from '@/contract/wire';
import type { ChosenFile } from '@/contract/bridge';
import { systemOf } from '../options';
import { DONE, REFUSED, type Phone } from '../phone';
import type { Command } from './command';

/** The simulated album's picture: a green square, 8 by 8, as PNG. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPgafDGihiGlgQA8TQ1wXwVr7AAAAAASUVORK5CYII=';
/** The header of an MP4 video without frames. */
const FILM = 'AAAAHGZ0eXBpc29tAAACAGlzb21pc28ybXA0MQAAAAhmcmVlAAAACG1kYXQ=';

const pictureBytes = (): Uint8Array<ArrayBuffer> => bytes(PICTURE);
const filmBytes = (): Uint8Array<ArrayBuffer> => bytes(FILM);

const bytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

const UPLOAD_PATH = filesCalls.uploadFile.path;

/** Chooses as many files as allowed. */
export const chooseFile: Command = ({ kind, count }, phone) => {
  if (!phone.options().permissions.photos) return REFUSED;
  const wanted = Math.min(Math.max(Number(count) || 1, 1), phone.memory.chooserLimit);
  const files = Array.from({ length: wanted }, (_, index) =>
    kept(phone, kind === 'video' ? 'video' : 'image', index + 1),
  );
  return { files };
};

function kept({ page, memory }: Phone, kind: 'image' | 'video', number: number): ChosenFile {
  const isFilm = kind === 'video';
  const blob = isFilm
    ? new page.Blob([filmBytes()], { type: 'video/mp4' })
    : new page.Blob([pictureBytes()], { type: 'image/png' });
  const name = isFilm ? `film-${number}.mp4` : `picture-${number}.png`;
  // An object URL, so that the page can show it.
  const path = page.URL.createObjectURL?.(blob) ?? `native://album/${name}`;
  const file = { path, name, size: blob.size };
  memory.files.set(path, { file, blob });
  return file;
}

/** Android replies with `fileArr`, iOS with an object. */
export const uploadFile: Command = async ({ files }, phone) => {
  const chosen = Array.isArray(files) ? (files as readonly Partial<ChosenFile>[]) : [];
  try {
    const urls = await Promise.all(chosen.map(({ path = '' }) => upload(phone, path)));
    return systemOf(phone.options().dialect) === 'android' ? { fileArr: urls } : { urls };
  } catch {
    return REFUSED;
  }
};

async function upload({ page, memory }: Phone, path: string): Promise<string> {
  const found = memory.files.get(path);
  if (!found) throw new Error(`No such file: ${path}`);
  const form = new page.FormData();
  form.append(UPLOAD_FIELD, found.blob, found.file.name);
  const headers = { [HEADER.token]: memory.user.token };
  const answer = await page.fetch(UPLOAD_PATH, { method: 'POST', headers, body: form });
  const { data } = (await answer.json()) as { readonly data?: { readonly url?: string } };
  if (!data?.url) throw new Error(`Upload answered ${answer.status}`);
  return data.url;
}

const STEPS = [0, 50, 100] as const;

/** Reports progress, then completion. */
export const saveVideo: Command = (_params, { options, emit }) => {
  if (!options().permissions.photos) return REFUSED;
  for (const progress of STEPS) emit('SaveVideoProgress', { progress });
  return DONE;
};
