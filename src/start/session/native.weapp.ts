import type { App } from '@/stores/app';

/** No native app is around a mini program, whose main package would carry the login with it. */
export function watchApp(_app: App): void {}
