import { el } from '../dom';
import { masked, type DialogQueue } from './queue';
import './ask.css';

/** Button labels by kind of dialog; the default is a permission. */
const WORDS: Record<string, { asks: string; deny: string; allow: string }> = {
  share: { asks: '发送给好友', deny: '取消', allow: '发送' },
  payment: { asks: '付款', deny: '取消', allow: '支付' },
  privacy: { asks: '用户隐私保护提示', deny: '拒绝', allow: '同意' },
  subscribe: { asks: '申请发送订阅消息', deny: '取消', allow: '允许' },
  navigate: { asks: '即将离开', deny: '取消', allow: '允许' },
  phoneCall: { asks: '拨打电话', deny: '取消', allow: '呼叫' },
};
const PERMISSION = { asks: '申请', deny: '拒绝', allow: '允许' };

/** A dialog of WeChat for the mini program `name`; true: allowed. */
export const showAsk = (
  dialogs: DialogQueue,
  name: string,
  { kind, text }: { kind: string; text: string },
): Promise<boolean> =>
  dialogs.ask<boolean>(null, (settle) => {
    const words = WORDS[kind] ?? PERMISSION;
    const confirm = () => settle(true);
    const cancel = () => settle(false);
    const panel = el(
      'div',
      { class: 'half-sheet ask', role: 'dialog' },
      el(
        'div',
        { class: 'ask-from' },
        el('b', {}, Array.from(name)[0] ?? ''),
        el('span', {}, `${name} ${words.asks}`),
      ),
      el('div', { class: 'ask-what' }, text),
      el(
        'div',
        { class: 'ask-buttons' },
        el('button', { class: 'deny', tap: cancel }, words.deny),
        el('button', { class: 'allow', tap: confirm }, words.allow),
      ),
    );
    return { element: masked(panel), confirm, cancel };
  });
