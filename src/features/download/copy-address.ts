import { routes } from '@/contract/routes';
import type { App } from '@/stores/app';
import { downloadTexts } from './texts';

/** The address of the download page as a phone's browser can open it; '' where the app has no address. */
export const downloadAddress = (platform: App['platform'], query = ''): string => {
  const place = platform.location();
  return place ? `${place.origin}${routes.downloadApp.path}${query}` : '';
};

export async function copyAddress(
  { platform, feedback }: Pick<App, 'platform' | 'feedback'>,
  address: string,
): Promise<void> {
  const copied = await platform.copyText(address);
  feedback.toast(copied.ok ? downloadTexts.copied : downloadTexts.copyFailed);
}
