import Taro from '@tarojs/taro';
import type { ConfirmOptions, Feedback } from '../feedback';
import { WEAPP } from './texts';

/** WeChat limits button texts to four characters, and rejects longer ones. */
const MAX_BUTTON_TEXT = 4;

/** In the mini program nothing can be drawn above the pages, so WeChat's dialogs are used. */
export class NativeFeedback implements Feedback {
  private isLoading = false;

  toast(text: string): void {
    if (text) void Taro.showToast({ title: text, icon: 'none' }).catch(nothing);
  }

  loading(text: string = WEAPP.loading): void {
    this.isLoading = true;
    void Taro.showLoading({ title: text, mask: true }).catch(nothing);
  }

  /** hideLoading also hides a toast: skip it if no loading is shown. */
  hideLoading(): void {
    if (!this.isLoading) return;
    this.isLoading = false;
    // Typed as void, but returns a promise, which rejects if already hidden.
    void Promise.resolve(Taro.hideLoading({ noConflict: true }) as unknown).catch(nothing);
  }

  async confirm({ title, content, confirmText, cancelText, danger }: ConfirmOptions): Promise<boolean> {
    try {
      const { confirm } = await Taro.showModal({
        ...(title ? { title } : {}),
        content,
        showCancel: cancelText !== null,
        confirmText: short(confirmText ?? WEAPP.confirm),
        cancelText: short(cancelText ?? WEAPP.cancel),
        confirmColor: danger ? '#CB2C34' : '#0C804B',
      });
      return confirm;
    } catch {
      return false;
    }
  }

  async sheet(items: readonly string[]): Promise<number | null> {
    try {
      return (await Taro.showActionSheet({ itemList: [...items] })).tapIndex;
    } catch {
      // Closed without a choice.
      return null;
    }
  }
}

const short = (text: string): string => text.slice(0, MAX_BUTTON_TEXT);
const nothing = (): void => undefined;
