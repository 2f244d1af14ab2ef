import { el } from '../dom';
import { masked, type DialogQueue } from './queue';
import './action-sheet.css';

interface ActionSheetOptions {
  itemList: string[];
  itemColor: string;
  alertText: string;
}

/** Resolves to the index of the chosen item, -1 if cancelled. */
export const showActionSheet = (dialogs: DialogQueue, options: ActionSheetOptions): Promise<number> =>
  dialogs.ask<number>(null, (settle) => {
    const cancel = () => settle(-1);
    const items = options.itemList.map((item, index) =>
      el('button', { style: `color: ${options.itemColor}`, tap: () => settle(index) }, item),
    );
    const alert = options.alertText ? el('div', { class: 'action-sheet-alert' }, options.alertText) : null;
    const panel = el(
      'div',
      { class: 'half-sheet action-sheet', role: 'dialog' },
      el('div', { class: 'action-sheet-list' }, alert, ...items),
      el('div', { class: 'action-sheet-cancel' }, el('button', { tap: cancel }, '取消')),
    );
    return { element: masked(panel, cancel), cancel };
  });
