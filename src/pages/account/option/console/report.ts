import { WEB_VERSION } from '@/contract/host';
import type { JournalEntry } from '@/services/tracking/journal';
import type { App } from '@/stores/app/app';
import { consoleTexts as texts } from './texts';

type Needs = Pick<App, 'config' | 'journal' | 'platform'>;

/** The environment. No personal data: no id, no address with a query. */
export function deviceLines({ config, platform }: Pick<Needs, 'config' | 'platform'>): readonly string[] {
  const { environment, os, runtime } = platform;
  const { width, height } = platform.viewport();
  const app = [environment.appName, environment.appVersion].filter(Boolean).join(' ');
  return [
    `${texts.version} ${WEB_VERSION} ${platform.appEnvironment?.() ?? config.environment}`,
    `${texts.runtime} ${runtime}${app && ` ${app}`}`,
    `${texts.device} ${[os, environment.systemVersion, environment.phoneModel].filter(Boolean).join(' ')}`,
    `${texts.screen} ${width} × ${height}`,
    `${texts.network} ${platform.networkType()}`,
  ];
}

/** One line each, latest first. */
export const entryLines = (entries: readonly JournalEntry[]): readonly string[] =>
  entries.map(({ at, name, outcome }) => `${timeOf(at)} ${name} ${outcome}`).reverse();

export const isFailure = ({ what, outcome }: JournalEntry): boolean => what !== 'native' || outcome !== 'ok';

function timeOf(at: number): string {
  const time = new Date(at);
  return [time.getHours(), time.getMinutes(), time.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

export function reportOf(needs: Needs): { readonly device: string; readonly entries: string } {
  return {
    device: deviceLines(needs).join('\n'),
    entries: entryLines(needs.journal.entries).join('\n'),
  };
}
