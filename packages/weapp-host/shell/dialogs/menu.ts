import { showActionSheet } from './action-sheet';
import { showModal } from './modal';
import type { DialogQueue } from './queue';

interface MenuActions {
  /** the mini program's name */
  name: string;
  /** fails if the current page cannot be shared */
  share(): Promise<unknown>;
  notShareable(): void;
}

const ITEMS = ['转发给朋友', '关于小程序'];

/** The menu of the capsule's three dots. */
export async function showMenu(
  dialogs: DialogQueue,
  { name, share, notShareable }: MenuActions,
): Promise<void> {
  const chosen = await showActionSheet(dialogs, { itemList: ITEMS, itemColor: '#000000', alertText: name });
  if (chosen === 0) await share().catch(notShareable);
  if (chosen === 1) await showModal(dialogs, { ...ABOUT, title: name });
}

const ABOUT = {
  content: '在 weapp-host 中运行',
  showCancel: false,
  cancelText: '取消',
  cancelColor: '#000000',
  confirmText: '知道了',
  confirmColor: '#576B95',
  editable: false,
  placeholderText: '',
};
