import type { AppConfig } from '../protocol/program';

/** app.json as the packer read it: the phone draws its tab bar before any page speaks. */
export async function loadAppConfig(): Promise<AppConfig> {
  const response = await fetch('/app.json');
  if (!response.ok) throw new Error(`app.json: ${response.status}`);
  return (await response.json()) as AppConfig;
}

/** The page that the home button leads to. */
export const entryPage = (app: AppConfig): string =>
  (app.entryPagePath ?? app.pages[0] ?? '').replace(/^\//, '');
