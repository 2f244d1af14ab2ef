import { DownloadType } from '@/contract/download/values';
import { offerApp } from '@/features/download/offer-app';
import type { App } from '@/stores/app/app';
import { listeningTexts } from './listening-texts';

/** Listening needs the parent app, on iOS its listening edition: rule lessons-12. */
export const offerListening = (app: Pick<App, 'config' | 'feedback' | 'platform' | 'router'>) =>
  offerApp(app, listeningTexts.download(app.platform.os), DownloadType.parent);
