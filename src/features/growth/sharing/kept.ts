/** Stored per user on the device: the nickname, and the keys of shares made here. */
import type { StoredValue } from '@/services/storage/app-storage';
import { Cached, type Owned } from '@/services/storage/cached';
import { isListOf, isObject, isShape } from '@/services/storage/shapes';
import type { App } from '@/stores/app/app';
import type { ShareOf } from '@/contract/growth/values';
import type { RouteName } from '@/contract/routes';
import { innerPath } from '@/services/router/paths';

const PAGE_OF = {
  report: 'growUpSituationV1Share',
  situation: 'growUpSituationShare',
  plan: 'growUpStudyPlanShare',
  week: 'growUpWeekShare',
} as const satisfies Record<ShareOf, RouteName>;

export const sharePath = (of: ShareOf, shareKey: string): string => innerPath(PAGE_OF[of], { shareKey });

interface MadeShare {
  readonly id: number;
  readonly shareKey: string;
}

interface KeptSharing {
  /** '' for none: the shortened name is shown. */
  readonly nickname: string;
  /** Newest last. The server stores no keys: only the device that made a share can match its URL. */
  readonly made: readonly MadeShare[];
}

const isMade = isShape<MadeShare>({ id: 'number', shareKey: 'string' });
const isSharing = (value: unknown): value is KeptSharing =>
  isShape<KeptSharing>({ nickname: 'string' })(value) && isListOf(isMade)(value.made);

const entry: StoredValue<Owned<KeptSharing>> = {
  name: 'growth.sharing',
  version: 1,
  isValid: (value): value is Owned<KeptSharing> =>
    isShape<Owned<KeptSharing>>({ owner: 'number' })(value) && isObject(value) && isSharing(value.value),
};

const NOTHING: KeptSharing = { nickname: '', made: [] };
/** More than a parent can have open at once. */
const MADE_MAX = 40;

export class KeptShares {
  private readonly kept: Cached<KeptSharing>;

  constructor({ storage, session }: Pick<App, 'storage' | 'session'>) {
    this.kept = new Cached(storage, session, entry);
  }

  get nickname(): string {
    return this.value.nickname;
  }

  /** Share id of a key; undefined: not made on this device. */
  idOf(shareKey: string): number | undefined {
    return this.value.made.find((made) => made.shareKey === shareKey)?.id;
  }

  add(share: MadeShare, nickname: string): void {
    const made = [...this.value.made, { id: share.id, shareKey: share.shareKey }].slice(-MADE_MAX);
    this.kept.keep({ nickname, made });
  }

  private get value(): KeptSharing {
    return this.kept.value ?? NOTHING;
  }
}
