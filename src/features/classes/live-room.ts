import { DownloadType } from '@/contract/download/values';
import type { Result } from '@/contract/errors';
import type { LiveCourseData } from '@/contract/lessons/schema';
import { offerApp } from '@/features/download/offer-app';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { classTexts as texts } from './texts';

export type LiveRoomApp = Pick<App, 'config' | 'feedback' | 'platform' | 'router'>;

/** The app opens the room; other hosts offer the app. The download page reads the source page by itself. */
export async function enterLive(
  app: LiveRoomApp,
  askForRoom: () => Promise<Result<LiveCourseData>>,
): Promise<void> {
  const { feedback, platform } = app;
  if (platform.host.listensBy !== 'app') return offerApp(app, texts.download, DownloadType.parent);
  const room = await askForRoom();
  const opened = room.ok ? await platform.liveCourse(room.value) : room;
  if (!opened.ok) toastFailure(feedback, opened.error);
}
