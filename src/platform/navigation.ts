import Taro from '@tarojs/taro';
import type { Navigation } from './types';

/** Taro's navigation, identical on every host. A refused move is ignored. */
export const taroNavigation: Navigation = {
  push: (url) => attempt(Taro.navigateTo({ url })),
  replace: (url) => attempt(Taro.redirectTo({ url })),
  reLaunch: (url) => attempt(Taro.reLaunch({ url })),
  switchTab: (url) => attempt(Taro.switchTab({ url })),
  back: () => attempt(Taro.navigateBack({ delta: 1 })),
  depth: () => Taro.getCurrentPages().length,
  current() {
    const router = Taro.getCurrentInstance().router;
    return router ? { path: router.path, query: texts(router.params) } : null;
  },
};

async function attempt(move: Promise<unknown>): Promise<void> {
  try {
    await move;
  } catch {
    // E.g. a second tap during a navigation.
  }
}

const texts = (params: Partial<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
