import { DownloadType } from '@/contract/download/values';
import type { App } from '@/stores/app';

/** Where a child that is not here yet begins to be a little teacher. */
export const toTrial = ({ router }: Pick<App, 'router'>): void =>
  void router.go('downloadApp', { type: String(DownloadType.littleTeacher) });
