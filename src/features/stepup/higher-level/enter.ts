import { needsApp, toDownload } from '@/features/screen/app-only';
import type { App } from '@/stores/app';

/** Past the page where that would only lead on: rule stepup-5. */
export const enterHigherLevel = ({ platform, router }: Pick<App, 'platform' | 'router'>): Promise<void> =>
  needsApp(platform, 'higherLevel') ? toDownload(router, 'go') : router.go('higherLevel');
