import { needsApp, toDownload } from '@/features/screen/app-only';
import type { App } from '@/stores/app/app';

/** Skips the page where it would only redirect: rule stepup-5. */
export const enterHigherLevel = ({ platform, router }: Pick<App, 'platform' | 'router'>): Promise<void> =>
  needsApp(platform, 'higherLevel') ? toDownload(router, 'go') : router.go('higherLevel');
