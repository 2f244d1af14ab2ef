import Taro from '@tarojs/taro';
import type { ConfirmOptions, Feedback } from '../feedback';
import { WEAPP } from './texts';

/** WeChat cuts button texts after four characters, and refuses longer ones. */
const MAX_BUTTON_TEXT = 4;

/** The mini program has no place above its pages: its own dialogs are used. */
export class NativeFeedback implements Feedback {
  private isLoading = false;

  toast(text: string): void {
    if (text) void Taro.showToast({ title: text, icon: 'none' }).catch(nothing);
  }

  loading(text: string = WEAPP.loading): void {
    this.isLoading = true;
    void Taro.showLoading({ title: text, mask: true }).catch(nothing);
  }

  /** WeChat takes a toast away with the loading; without one there is nothing to hide. */
  hideLoading(): void {
    if (!this.isLoading) return;
    this.isLoading = false;
    // Typed as void, and yet a promise that fails when something else has hidden it.
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
