import type { AppConfig } from '../protocol/program';

/** The packed app.json: the tab bar is drawn before any page has loaded. */
export async function loadAppConfig(): Promise<AppConfig> {
  const response = await fetch('/app.json');
  if (!response.ok) throw new Error(`app.json: ${response.status}`);
  return (await response.json()) as AppConfig;
}

/** Target of the home button. */
export const entryPage = (app: AppConfig): string =>
  (app.entryPagePath ?? app.pages[0] ?? '').replace(/^\//, '');
