import { PopupQueue } from '@/features/popups/queue';
import { popup, type Due, type PopupEntry, type PopupId } from '@/features/popups/types';
import type { AppConfig } from '@/services/config';
import { fakeApp } from '../../../support/fakes/fake-app';

export interface Answer {
  readonly entry: PopupEntry;
  answer(due?: readonly Due<string>[]): Promise<void>;
}

export const settle = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};

/** A kind of popup whose `due` resolves when the test calls `answer`. */
export function kind(id: PopupId, options: { limit?: number; suppressesRest?: boolean } = {}): Answer {
  let release: (due: readonly Due<string>[]) => void = () => undefined;
  const { limit = 2, suppressesRest } = options;
  return {
    entry: popup<string>({
      id,
      limit,
      suppressesRest,
      due: () => new Promise((resolve) => (release = resolve)),
      load: () => Promise.resolve(() => null),
    }),
    answer: async (due = [{ data: id }]) => {
      release(due);
      await settle();
    },
  };
}

export async function queueOf(
  kinds: readonly Answer[],
  preload = (): Promise<boolean> => Promise.resolve(true),
  config: Partial<AppConfig> = {},
) {
  const { api, app, feedback, platform, time, tracker } = await fakeApp({ config });
  const queue = new PopupQueue({ app, page: 'index', entries: kinds.map(({ entry }) => entry), preload });
  queue.begin();
  const close = async (acted = false): Promise<void> => {
    queue.close(acted);
    await settle();
    time.advance(200);
    await settle();
  };
  return {
    api,
    app,
    feedback,
    platform,
    queue,
    time,
    tracker,
    close,
    shown: () => (queue.isOpen ? queue.current?.key : undefined),
  };
}
