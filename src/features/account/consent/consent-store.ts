import { makeAutoObservable, runInAction } from 'mobx';
import { accountCalls } from '@/contract/account/calls';
import type { AgreementSummary } from '@/contract/account/agreements.schema';
import { LOGIN_AGREEMENTS } from '@/contract/account/values';
import type { StoredValue } from '@/services/storage/app-storage';
import type { App } from '@/stores/app/app';

/** The versions agreed to on this device. */
const agreed: StoredValue<string> = {
  name: 'agreedDocuments',
  version: 1,
  isValid: (value): value is string => typeof value === 'string',
};

const versionsOf = (documents: readonly AgreementSummary[]): string =>
  LOGIN_AGREEMENTS.map(
    (type) => `${type}:${documents.find((document) => document.type === type)?.version ?? 0}`,
  ).join(',');

type ConsentNeeds = Pick<App, 'api' | 'storage'>;

/** Consent is required before a login or a code, once per device and document versions. */
export class ConsentStore {
  isGiven: boolean;
  /** The documents changed since the last consent. */
  hasChanged = false;
  isAsking = false;
  /** Ticked in this visit, possibly before the versions are loaded. */
  private isFresh = false;
  private versions: string | undefined = undefined;
  private goOn: (() => void) | undefined = undefined;

  constructor(private readonly needs: ConsentNeeds) {
    this.isGiven = needs.storage.get(agreed) !== undefined;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** If the request fails, an earlier consent still counts, and a new tick counts for this visit. */
  async load(): Promise<void> {
    if (this.versions !== undefined) return;
    const documents = await this.needs.api.call(accountCalls.listAgreements, {});
    if (!documents.ok) return;
    runInAction(() => this.compare(versionsOf(documents.value)));
  }

  toggle(): void {
    if (this.isGiven) this.takeBack();
    else this.give();
  }

  /** True when consent is given; otherwise asks, and runs `goOn` on consent. */
  demand(goOn: () => void): boolean {
    if (this.isGiven) return true;
    this.goOn = goOn;
    this.isAsking = true;
    return false;
  }

  accept(): void {
    const { goOn } = this;
    this.isAsking = false;
    this.goOn = undefined;
    this.give();
    goOn?.();
  }

  decline(): void {
    this.isAsking = false;
    this.goOn = undefined;
  }

  private give(): void {
    this.isGiven = true;
    this.isFresh = true;
    this.hasChanged = false;
    if (this.versions !== undefined) this.needs.storage.set(agreed, this.versions);
  }

  private takeBack(): void {
    this.isGiven = false;
    this.isFresh = false;
    this.needs.storage.remove(agreed);
  }

  private compare(versions: string): void {
    this.versions = versions;
    if (this.isFresh) return void this.needs.storage.set(agreed, versions);
    if (!this.isGiven || this.needs.storage.get(agreed) === versions) return;
    this.isGiven = false;
    this.hasChanged = true;
  }
}
