import { formatBytes } from '@/services/helpers/format-bytes';
import { makeAutoObservable, runInAction } from 'mobx';
import { reminders, type Reminders } from '@/features/messages/reminders/reminders';
import { errorText } from '@/services/error-text';
import { toastFailure } from '@/services/feedback/toast-failure';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { ConsoleGate } from './console/gate';
import { optionTexts } from './texts';
import type { AppStorage } from '@/services/storage/app-storage';
import { cacheEntries } from '@/services/storage/cache';

/** Cached responses for the next start. The session, the last phone and drafts are not caches, and stay. */
const entries = Object.values(cacheEntries);

/** Bytes as stored by the phone. */
export const pageCacheBytes = (storage: AppStorage): number =>
  entries.reduce((total, entry) => {
    const value = storage.get<unknown>(entry as never);
    return value === undefined ? total : total + bytesOf(JSON.stringify(value));
  }, 0);

const clearPageCache = (storage: AppStorage): void => entries.forEach((entry) => storage.remove(entry));

type OptionNeeds = Pick<App, 'api' | 'config' | 'feedback' | 'get' | 'native' | 'platform' | 'storage'>;

/** Device state shown in the settings: caches, notifications. */
export class OptionStore {
  pageBytes = 0;
  isSharing = false;
  /** Bytes of downloaded courses; native apps only. */
  readonly courseBytes = new Loadable<number>();
  readonly isPushOn = new Loadable<boolean>();
  readonly console: ConsoleGate;
  /** What the mini program reminds of instead of push. */
  private readonly reminders: Reminders | undefined;
  /** A confirmation is open, or its action is under way. */
  private isAsking = false;

  constructor(private readonly needs: OptionNeeds) {
    this.console = new ConsoleGate(needs);
    this.reminders = needs.platform.weChat.subscribing && needs.get(reminders);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get pushNote(): string | undefined {
    if (this.reminders) {
      const { countOn } = this.reminders;
      return countOn === undefined ? undefined : optionTexts.remindersOn(countOn);
    }
    const { value } = this.isPushOn;
    if (value === undefined) return undefined;
    return value ? optionTexts.pushOn : optionTexts.pushOff;
  }

  get courseNote(): string | undefined {
    const { value, status } = this.courseBytes;
    if (value !== undefined) return formatBytes(value);
    return status === 'failed' ? optionTexts.cacheUnknown : undefined;
  }

  /** State that may have changed in the background: the parent may return from the phone's settings. */
  async look(): Promise<void> {
    this.pageBytes = pageCacheBytes(this.needs.storage);
    await Promise.all([this.lookAtPush(), this.lookAtCourses(), this.reminders?.load()]);
  }

  share(isSharing: boolean): void {
    this.isSharing = isSharing;
  }

  async openPushSetting(): Promise<void> {
    const opened = await this.needs.native.call('openPushSetting', {});
    if (!opened.ok) toastFailure(this.needs.feedback, opened.error);
  }

  /** The app uploads its log without reporting completion. */
  async uploadLog(): Promise<void> {
    const { feedback, native } = this.needs;
    if (this.isAsking) return;
    this.isAsking = true;
    const isSure = await feedback.confirm(optionTexts.askLog);
    this.isAsking = false;
    if (!isSure) return;
    const asked = await native.call('uploadSystemLog', {});
    feedback.toast(asked.ok ? optionTexts.logSent : optionTexts.logFailed);
  }

  async clearPages(): Promise<void> {
    const { feedback, storage } = this.needs;
    if (this.isAsking) return;
    this.isAsking = true;
    const isSure = await feedback.confirm(optionTexts.askClearPages);
    this.isAsking = false;
    if (!isSure) return;
    clearPageCache(storage);
    runInAction(() => (this.pageBytes = pageCacheBytes(storage)));
    feedback.toast(optionTexts.cleared);
  }

  async clearCourses(): Promise<void> {
    const { feedback } = this.needs;
    // Deleting videos takes a while: a second tap would ask again.
    if (this.isAsking) return;
    this.isAsking = true;
    const isSure = await feedback.confirm({ ...optionTexts.askClearCourses, danger: true });
    if (isSure) await this.deleteCourses();
    this.isAsking = false;
  }

  private async deleteCourses(): Promise<void> {
    const { feedback, native } = this.needs;
    feedback.loading();
    const cleared = await native.call('clearCourseCache', {});
    feedback.hideLoading();
    feedback.toast(cleared.ok ? optionTexts.cleared : errorText(cleared.error));
    await this.lookAtCourses();
  }

  /** If unknown after a second, it counts as enabled: rule messages-8. */
  private async lookAtPush(): Promise<void> {
    const { native } = this.needs;
    if (native.support('getPushState') !== 'supported') return;
    const state = await native.call('getPushState', {}, { quiet: true });
    this.isPushOn.set(!state.ok || state.value);
  }

  private async lookAtCourses(): Promise<void> {
    const { native } = this.needs;
    if (native.support('getCourseCacheSize') !== 'supported') return;
    await this.courseBytes.load(() => native.call('getCourseCacheSize', {}, { quiet: true }));
  }
}

/** UTF-8. Not every host has TextEncoder. */
function bytesOf(text: string): number {
  return [...text].reduce((total, character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) return total + 1;
    if (code < 0x800) return total + 2;
    return total + (code < 0x10000 ? 3 : 4);
  }, 0);
}
