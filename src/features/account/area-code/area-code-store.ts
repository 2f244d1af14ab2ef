import { makeAutoObservable } from 'mobx';
import { accountCalls } from '@/contract/account/calls';
import type { AreaCodeItem } from '@/contract/account/schema';
import type { StoredValue } from '@/services/storage/app-storage';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { groupAreaCodes, searchAreaCodes, type AreaCodeGroup } from './groups';

/** Cache of the last list: the picker opens at once, and offline. */
const keptList: StoredValue<readonly AreaCodeItem[]> = {
  name: 'areaCodes',
  version: 1,
  isValid: (value): value is readonly AreaCodeItem[] =>
    Array.isArray(value) && value.length > 0 && value.every(isItem),
};

function isItem(value: unknown): value is AreaCodeItem {
  if (typeof value !== 'object' || value === null) return false;
  const { country, areaCode, firstLetter, top } = value as Partial<Record<keyof AreaCodeItem, unknown>>;
  return (
    [country, areaCode, firstLetter].every((text) => typeof text === 'string') && typeof top === 'number'
  );
}

export class AreaCodeStore {
  readonly list = new Loadable<readonly AreaCodeItem[]>();
  words = '';

  constructor(private readonly app: Pick<App, 'api' | 'storage'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get groups(): readonly AreaCodeGroup[] {
    return groupAreaCodes(this.list.value ?? []);
  }

  get isSearching(): boolean {
    return this.words.trim() !== '';
  }

  get found(): readonly AreaCodeItem[] {
    return searchAreaCodes(this.list.value ?? [], this.words);
  }

  search(words: string): void {
    this.words = words;
  }

  /** Loads once per visit; the cached list is shown meanwhile. */
  open(): void {
    this.words = '';
    if (this.list.status === 'ready' || this.list.status === 'loading') return;
    const kept = this.app.storage.get(keptList);
    if (kept && !this.list.value) this.list.set(kept);
    void this.load();
  }

  async load(): Promise<void> {
    const result = await this.list.load(() => this.app.api.call(accountCalls.getCountryMobilePrefixs, {}));
    if (result.ok && result.value.length > 0) this.app.storage.set(keptList, result.value);
  }
}
