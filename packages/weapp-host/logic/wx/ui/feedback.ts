import { WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods, optional, parameter } from '../methods';
import { panelOf } from './panel';

interface ToastParameters {
  title?: unknown;
  icon?: unknown;
  image?: unknown;
  duration?: unknown;
  mask?: unknown;
}

interface HideParameters {
  noConflict?: boolean;
}

interface ModalParameters {
  title?: unknown;
  content?: unknown;
  showCancel?: unknown;
  cancelText?: unknown;
  cancelColor?: unknown;
  confirmText?: unknown;
  confirmColor?: unknown;
  editable?: unknown;
  placeholderText?: unknown;
}

interface ActionSheetParameters {
  itemList?: unknown;
  itemColor?: unknown;
  alertText?: unknown;
}

const ICONS = ['success', 'error', 'loading', 'none'];
const BUTTON_TEXT_LIMIT = 4;
const ITEM_LIMIT = 6;

function buttonText(value: unknown, name: string, fallback: string): string {
  const text = optional(value, name, 'String', fallback);
  if ([...text].length > BUTTON_TEXT_LIMIT)
    throw new WxError(`${name} length should not larger than ${BUTTON_TEXT_LIMIT} Chinese characters`);
  return text || fallback;
}

function showToast(context: WxContext, given: ToastParameters): Promise<void> {
  const icon = optional(given.icon, 'icon', 'String', 'success');
  return panelOf(context).toast({
    title: parameter<string>(given.title, 'title', 'String'),
    icon: ICONS.includes(icon) ? icon : 'success',
    image: optional(given.image, 'image', 'String', ''),
    mask: optional(given.mask, 'mask', 'Boolean', false),
    duration: optional(given.duration, 'duration', 'Number', 1500),
  });
}

async function showModal(context: WxContext, given: ModalParameters): Promise<object> {
  const { confirm, content } = await context.shell.call('ui.modal', {
    title: optional(given.title, 'title', 'String', ''),
    content: optional(given.content, 'content', 'String', ''),
    showCancel: optional(given.showCancel, 'showCancel', 'Boolean', true),
    cancelText: buttonText(given.cancelText, 'cancelText', '取消'),
    cancelColor: optional(given.cancelColor, 'cancelColor', 'String', '#000000'),
    confirmText: buttonText(given.confirmText, 'confirmText', '确定'),
    confirmColor: optional(given.confirmColor, 'confirmColor', 'String', '#576B95'),
    editable: optional(given.editable, 'editable', 'Boolean', false),
    placeholderText: optional(given.placeholderText, 'placeholderText', 'String', ''),
  });
  return { confirm, cancel: !confirm, content: given.editable === true && confirm ? (content ?? '') : null };
}

async function showActionSheet(context: WxContext, given: ActionSheetParameters): Promise<object> {
  const itemList = parameter<unknown[]>(given.itemList, 'itemList', 'Array');
  if (itemList.length === 0) throw new WxError('parameter error: itemList should have at least one item');
  if (itemList.length > ITEM_LIMIT)
    throw new WxError(`parameter error: itemList should not be large than ${ITEM_LIMIT}`);
  const tapIndex = await context.shell.call('ui.actionSheet', {
    itemList: itemList.map((item, index) => parameter<string>(item, `itemList[${index}]`, 'String')),
    itemColor: optional(given.itemColor, 'itemColor', 'String', '#000000'),
    alertText: optional(given.alertText, 'alertText', 'String', ''),
  });
  if (tapIndex < 0) throw new WxError('cancel');
  return { tapIndex };
}

export const feedbackMethods = (context: WxContext): WxMethods =>
  asyncMethods(context, {
    showToast: (options: ToastParameters) => showToast(context, options),
    hideToast: ({ noConflict }: HideParameters) => panelOf(context).hide(noConflict ? 'toast' : undefined),
    showLoading: ({ title, mask }: ToastParameters) =>
      panelOf(context).loading(
        parameter<string>(title, 'title', 'String'),
        optional(mask, 'mask', 'Boolean', false),
      ),
    hideLoading: ({ noConflict }: HideParameters) =>
      panelOf(context).hide(noConflict ? 'loading' : undefined),
    showModal: (options: ModalParameters) => showModal(context, options),
    showActionSheet: (options: ActionSheetParameters) => showActionSheet(context, options),
  });
