import type { LogicCalls, ShellCalls } from '../protocol/calls';
import type { Channel } from '../protocol/channel';
import { showActionSheet } from './dialogs/action-sheet';
import { showAsk } from './dialogs/ask';
import { showModal } from './dialogs/modal';
import type { Phone } from './phone';

type Logic = Channel<LogicCalls, ShellCalls>;

/** Calls of the logic worker to the shell. */
export function serve(logic: Logic, phone: Phone): void {
  servePages(logic, phone);
  serveBars(logic, phone);
  serveDialogs(logic, phone);
}

function servePages(logic: Logic, phone: Phone): void {
  const { pages } = phone;
  logic.handle('page.open', async (params) => {
    await pages.open(params);
    return undefined;
  });
  logic.handle('page.show', (params) => nothing(phone.show(params)));
  logic.handle('page.close', ({ page }) => nothing(pages.close(page)));
  logic.handle('page.ops', (params) => nothing(pages.apply(params)));
  logic.handle('page.call', ({ page, method, params }) => pages.get(page).call(method, params));
  logic.handle('page.pullDown', ({ page, on }) => nothing(pages.get(page).pull.setOpen(on)));
  logic.handle('page.background', ({ page, ...style }) => nothing(pages.get(page).pull.setStyle(style)));
}

function serveBars(logic: Logic, phone: Phone): void {
  logic.handle('nav.set', (params) => nothing(phone.setBar(params)));
  logic.handle('tab.item', (params) => nothing(phone.tabBar.setItem(params)));
  logic.handle('tab.style', (params) => nothing(phone.tabBar.setStyle(params)));
  logic.handle('tab.visible', ({ visible }) => nothing(phone.setTabBarVisible(visible)));
}

function serveDialogs(logic: Logic, phone: Phone): void {
  const { dialogs, toasts } = phone;
  logic.handle('ui.modal', (options) => showModal(dialogs, options));
  logic.handle('ui.actionSheet', (options) => showActionSheet(dialogs, options));
  logic.handle('ui.ask', (question) => showAsk(dialogs, phone.name, question));
  logic.handle('ui.toast', (toast) => nothing(toasts.toast(toast)));
  logic.handle('ui.loading', (loading) => nothing(toasts.loading(loading)));
  logic.handle('ui.preview', (preview) => nothing(phone.preview.show(preview)));
  logic.handle('ui.answer', ({ what }) => nothing(dialogs.answer(what)));
}

/** Calls without a result return undefined, whatever the work returns. */
const nothing = (_done: unknown): undefined => undefined;
