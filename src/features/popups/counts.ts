import type { AppStorage } from '@/services/storage/app-storage';
import { stored } from '@/services/storage/values';

/** Impressions per popup key on this device: rule shell-30. */
export class PopupCounts {
  constructor(private readonly storage: AppStorage) {}

  of(key: string): number {
    return this.all[key] ?? 0;
  }

  add(key: string): void {
    const { all } = this;
    this.storage.set(stored.popupCounts, { ...all, [key]: (all[key] ?? 0) + 1 });
  }

  private get all(): Readonly<Record<string, number>> {
    return this.storage.get(stored.popupCounts) ?? {};
  }
}
