import { filesCalls } from '@/contract/files/calls';
import { writeEnvelope } from '@/contract/helpers';
import type { Scheduler } from '@/platform/timers';
import { ChosenFiles } from '@/platform/web/answers/chosen-files';
import type { BrowserParts } from '@/platform/web/answers/parts';
import type { Mood } from '../calling';
import { FILE, FILE_ADDRESS } from '../samples';

/** The backend's response to an upload. */
export const UPLOADED = writeEnvelope(filesCalls.uploadFile.service, {
  code: '0',
  message: '',
  data: { url: FILE_ADDRESS },
});

/** A browser with this mood. */
export function fakeBrowser(mood: Mood, scheduler: Scheduler): BrowserParts {
  const refuse = (): never => {
    throw new Error('NotAllowedError');
  };
  const now = (): void => (mood === 'refusing' ? refuse() : undefined);
  const respond = <T>(value: () => T): Promise<T> => {
    if (mood === 'silent') return new Promise<never>(() => undefined);
    return mood === 'refusing' ? Promise.reject(new Error('NotAllowedError')) : Promise.resolve(value());
  };
  const bytes = new File([new Uint8Array(FILE.size)], FILE.name, { type: 'image/jpeg' });
  const chosen = new ChosenFiles({ createObjectURL: () => FILE.path, revokeObjectURL: () => undefined });
  chosen.keep(bytes, FILE.name);
  const film = {
    paused: true,
    requestFullscreen: () => respond(() => undefined),
  } as unknown as HTMLVideoElement;
  return {
    scheduler,
    chosen,
    go: now,
    follow: now,
    fetch: (_url, init) =>
      respond(() => (init?.method === 'POST' ? Response.json(UPLOADED) : new Response(new Uint8Array(10)))),
    pickFiles: () => respond(() => [bytes]),
    uprightJpeg: () => Promise.resolve(bytes),
    showPicture: now,
    lendAddress: () => 'blob:lent',
    canShare: () => true,
    share: () => respond(() => undefined),
    films: () => [film],
    leaveFullScreen: () => respond(() => undefined),
  };
}
