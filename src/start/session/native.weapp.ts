import type { App } from '@/stores/app/app';

/** Mini programs have no native app around them; this stub keeps the login out of the main package. */
export function watchApp(_app: App): void {}
