import { DownloadEnter, DownloadType } from '@/contract/download/values';
import type { App } from '@/stores/app';

/** On iOS outside the app's own web-view the pages of the higher level are to be had in the app alone: rule stepup-5. */
export function enterHigherLevel({ platform, router }: Pick<App, 'platform' | 'router'>): Promise<void> {
  if (platform.os !== 'ios' || platform.host.opensHigherLevelOnIos) return router.go('higherLevel');
  return router.go('downloadApp', {
    type: String(DownloadType.further),
    enter: String(DownloadEnter.home),
  });
}
