import { makeAutoObservable, runInAction } from 'mobx';
import type { UpgradeConfig } from '@/contract/configuration/schema';
import { ConfigTypeCode, ConfigurationName } from '@/contract/configuration/values';
import { deliveriesCalls } from '@/contract/deliveries/calls';
import { homeworkCalls } from '@/contract/homework/calls';
import type { App } from '@/stores/app/app';
import {
  isInMiniProgram,
  linkOf,
  readConfig,
  readConfigurations,
} from '@/features/configuration/read-config';
import { loadContactOptions, NO_CONTACT } from '@/features/help/consult/phone-consult';
import { cacheEntries } from '@/services/storage/cache';
import { Cached } from '@/services/storage/cached';
import { isObject, isShape } from '@/services/storage/shapes';
import type { MineFacts } from './types';

type Needs = Pick<App, 'api' | 'platform' | 'session' | 'storage' | 'student'>;
type Loaded = Pick<
  MineFacts,
  'crUid' | 'hasNewLogistics' | 'undone' | 'shop' | 'giftsUrl' | 'service' | 'wrongQuestions'
>;

const NOTHING: Loaded = {
  crUid: undefined,
  hasNewLogistics: false,
  undone: 0,
  shop: undefined,
  giftsUrl: '',
  service: NO_CONTACT,
  wrongQuestions: undefined,
};

const isKept = (value: object): value is Loaded =>
  isShape<Loaded>({ giftsUrl: 'string', undone: 'number' })(value) &&
  'service' in value &&
  isObject(value.service);

/**
 * Loads the facts that decide about the entries. A failed call hides its entry only. The next start has them at once: tiles that come late
 * would move the others.
 */
export class MineFactsStore {
  private loaded: Loaded = NOTHING;
  private session = 0;
  private readonly kept: Cached<object>;

  constructor(private readonly app: Needs) {
    this.kept = new Cached(app.storage, app.session, cacheEntries.mineFacts);
    const { value = {} } = this.kept;
    if (isKept(value)) this.loaded = value;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get facts(): MineFacts {
    const { platform, session, student } = this.app;
    return {
      ...this.loaded,
      host: platform.host,
      userId: session.user.userId,
      isOfficial: student.isOfficial,
      crUid: student.privateInfo.value?.crUid ?? this.loaded.crUid,
      subjects: student.subjects.value ?? [],
    };
  }

  /** Known facts stay until their responses arrive. */
  async load(): Promise<void> {
    const { session } = this;
    await Promise.all([this.loadMarks(), this.loadConfigured(), this.loadElsewhere()]);
    // Without the badges: an old one would mislead.
    const { crUid } = this.facts;
    if (session === this.session)
      this.kept.keep({ ...this.loaded, crUid, hasNewLogistics: false, undone: 0 });
  }

  /** What the operator configured for everybody. */
  async loadConfigured(): Promise<void> {
    await this.take([this.shop(), this.service()]);
  }

  /** The badges, which change by actions on other pages. */
  async loadMarks(): Promise<void> {
    await this.take(this.isWhole ? [this.logistics(), this.undone()] : [this.logistics()]);
  }

  reset(): void {
    this.session += 1;
    this.loaded = NOTHING;
  }

  private get isWhole(): boolean {
    return this.app.platform.host.isWhole;
  }

  /** Skips entries that the mini program does not show: rule profile-18. */
  private async loadElsewhere(): Promise<void> {
    if (this.isWhole) await this.take([this.gifts(), this.wrongQuestions()]);
  }

  /** Drops responses for a session that has ended. */
  private async take(parts: readonly Promise<Partial<Loaded>>[]): Promise<void> {
    const { session } = this;
    await Promise.all(
      parts.map(async (part) => {
        const some = await part;
        runInAction(() => {
          if (session === this.session) this.loaded = { ...this.loaded, ...some };
        });
      }),
    );
  }

  private async logistics(): Promise<Partial<Loaded>> {
    const answer = await this.app.api.call(deliveriesCalls.isLogisticsMark, {});
    return { hasNewLogistics: answer.ok && answer.value.isMark === 1 };
  }

  private async shop(): Promise<Partial<Loaded>> {
    const entries = await this.config(ConfigTypeCode.integralMall);
    const url = linkOf(entries);
    return { shop: url ? { url, isInMiniProgram: isInMiniProgram(entries) } : undefined };
  }

  private async gifts(): Promise<Partial<Loaded>> {
    return { giftsUrl: linkOf(await this.config(ConfigTypeCode.inviteForGifts)) };
  }

  private async service(): Promise<Partial<Loaded>> {
    return { service: await loadContactOptions(this.app) };
  }

  private async wrongQuestions(): Promise<Partial<Loaded>> {
    const answer = await readConfigurations(this.app.api, ConfigurationName.wrongQuestions);
    const list = answer.ok ? answer.value.No_wrong_subject_me_list : undefined;
    return { wrongQuestions: list && { mainSwitch: list.main_switch, whiteList: list.white_list } };
  }

  /** Open homework is counted for official students only. */
  private async undone(): Promise<Partial<Loaded>> {
    if (!this.app.student.isOfficial) return { undone: 0 };
    const answer = await this.app.api.call(homeworkCalls.workUndoneNum, {});
    return { undone: answer.ok ? answer.value.undoneNum : 0 };
  }

  private async config(typeCode: ConfigTypeCode): Promise<readonly UpgradeConfig[]> {
    const answer = await readConfig(this.app.api, typeCode);
    return answer.ok ? answer.value : [];
  }
}
