import { CODE_LIFE_MINUTES } from '@/contract/account/values';
import type { StoredValue } from '@/services/storage/app-storage';
import type { App } from '@/stores/app';

interface KeptToken {
  readonly token: string;
  readonly until: number;
}

type Needs = Pick<App, 'clock' | 'storage'>;

const LIFE_MS = CODE_LIFE_MINUTES * 60_000;

const keptToken = (scene: string): StoredValue<KeptToken> => ({
  name: `codeToken.${scene}`,
  version: 1,
  isValid: (value): value is KeptToken =>
    typeof value === 'object' &&
    value !== null &&
    typeof (value as KeptToken).token === 'string' &&
    typeof (value as KeptToken).until === 'number',
});

/** As long as its code lives: a page that is loaded again while the parent reads the message still has it (rule account-91). */
export function keepToken({ clock, storage }: Needs, scene: string, token: string | undefined): void {
  if (token === undefined) storage.remove(keptToken(scene));
  else storage.set(keptToken(scene), { token, until: clock.now() + LIFE_MS });
}

export function tokenKept({ clock, storage }: Needs, scene: string): string | undefined {
  const kept = storage.get(keptToken(scene));
  return kept !== undefined && kept.until > clock.now() ? kept.token : undefined;
}
