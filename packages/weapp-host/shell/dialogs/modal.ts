import type { ModalOptions } from '../../protocol/calls';
import { el } from '../dom';
import { masked, type DialogQueue } from './queue';
import './modal.css';

type Answer = { confirm: boolean; content: string | null };

export const showModal = (dialogs: DialogQueue, options: ModalOptions): Promise<Answer> =>
  dialogs.ask<Answer>(null, (settle) => {
    const input = options.editable ? field(options) : null;
    const confirm = () => settle({ confirm: true, content: input ? input.value : null });
    const cancel = () => settle({ confirm: false, content: null });
    const panel = el(
      'div',
      { class: 'modal', role: 'dialog' },
      ...text(options, input),
      buttons(options, confirm, cancel),
    );
    return {
      element: masked(panel),
      confirm,
      // As in WeChat, it cannot be cancelled without a cancel button.
      cancel: () => {
        if (!options.showCancel) throw new Error('the dialog on screen has no cancel button');
        cancel();
      },
      shown: () => input?.focus(),
    };
  });

function field({ content, placeholderText }: ModalOptions): HTMLTextAreaElement {
  const input = el('textarea');
  input.value = content;
  input.placeholder = placeholderText;
  return input;
}

function text({ title, content }: ModalOptions, input: HTMLElement | null): HTMLElement[] {
  const body = input ?? content;
  return [
    ...(title ? [el('div', { class: body ? 'modal-title' : 'modal-title alone' }, title)] : []),
    ...(body || !title ? [el('div', { class: title ? 'modal-body' : 'modal-body alone' }, body)] : []),
  ];
}

function buttons(options: ModalOptions, confirm: () => void, cancel: () => void): HTMLElement {
  const button = (label: string, color: string, tap: () => void) =>
    el('button', { style: `color: ${color}`, tap }, label);
  return el(
    'div',
    { class: 'modal-buttons' },
    options.showCancel ? button(options.cancelText, options.cancelColor, cancel) : null,
    button(options.confirmText, options.confirmColor, confirm),
  );
}
