import { memoryStorage } from '@/platform/fake';
import { AppStorage } from '@/services/storage/app-storage';

export const fakeStorage = (): AppStorage => new AppStorage(memoryStorage());

/** Records the feedback shown to the parent. */
export class FakeFeedback {
  readonly toasts: string[] = [];
  isLoading = false;
  toast = (text: string): void => void this.toasts.push(text);
  loading = (text = ''): void => {
    this.isLoading = true;
    this.toasts.push(`… ${text}`);
  };
  hideLoading = (): void => {
    this.isLoading = false;
  };
  confirm = (): Promise<boolean> => Promise.resolve(false);
  sheet = (): Promise<number | null> => Promise.resolve(null);
}

/** Flushes pending promise callbacks. */
export const settle = async (): Promise<void> => {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
};
