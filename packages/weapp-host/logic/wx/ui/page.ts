import { natives } from '../../natives';
import type { OpenPage } from '../../page-stack';
import { eventPair, WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods, currentPage, optional, parameter, perContext } from '../methods';
import { findNode } from '../view/nodes';

interface ScrollParameters {
  scrollTop?: unknown;
  selector?: unknown;
  offsetTop?: unknown;
  duration?: unknown;
}

const alerts = perContext(() => new WeakMap<OpenPage, string>());

/**
 * The confirmation of enableAlertBeforeUnload before the user leaves a page by the back button or a gesture. Resolves to false if the page
 * stays. navigateBack and the like do not ask.
 */
export async function mayLeave(context: WxContext, page: OpenPage): Promise<boolean> {
  const message = alerts(context).get(page);
  if (message === undefined) return true;
  const { confirm } = await context.shell.call('ui.modal', {
    title: '',
    content: message,
    showCancel: true,
    cancelText: '取消',
    cancelColor: '#000000',
    confirmText: '确定',
    confirmColor: '#576B95',
    editable: false,
    placeholderText: '',
  });
  return confirm;
}

async function pageScrollTo(context: WxContext, given: ScrollParameters): Promise<void> {
  const page = currentPage(context);
  const duration = optional(given.duration, 'duration', 'Number', 300);
  const selector = optional(given.selector, 'selector', 'String', '');
  let top = optional<number | undefined>(given.scrollTop, 'scrollTop', 'Number', undefined);
  if (top === undefined && selector !== '') {
    const node = findNode(page, selector);
    if (node === null) throw new WxError(`can not find node by selector "${selector}"`);
    const [rect, { scrollTop }] = await Promise.all([
      context.frame(page.id, 'rect', { node }),
      context.frame(page.id, 'scrollOffset', { node: null }),
    ]);
    top = rect.top + scrollTop + optional(given.offsetTop, 'offsetTop', 'Number', 0);
  }
  if (top === undefined) throw new WxError('parameter error: scrollTop or selector is required;');
  await context.frame(page.id, 'scrollTo', { node: null, top, duration });
}

/** Done when the shell shows the animation; the page gets the same event as for a pull by the user. */
async function startPullDownRefresh(context: WxContext): Promise<void> {
  const page = currentPage(context);
  await context.shell.call('page.pullDown', { page: page.id, on: true });
  const handler = page.instance.onPullDownRefresh;
  if (typeof handler === 'function') context.guard(handler.bind(page.instance) as () => unknown);
}

export function pageMethods(context: WxContext): WxMethods {
  return {
    ...asyncMethods(context, {
      startPullDownRefresh: () => startPullDownRefresh(context),
      stopPullDownRefresh: () =>
        context.shell.call('page.pullDown', { page: currentPage(context).id, on: false }),
      pageScrollTo: (options: ScrollParameters) => pageScrollTo(context, options),
      enableAlertBeforeUnload: ({ message }: { message?: unknown }) => {
        alerts(context).set(currentPage(context), parameter<string>(message, 'message', 'String'));
      },
      disableAlertBeforeUnload: () => {
        alerts(context).delete(currentPage(context));
      },
    }),
    ...eventPair(context, 'WindowResize', 'windowResize'),
    nextTick: (listener: () => unknown) => {
      natives.setTimeout(() => context.guard(listener), 0);
    },
  };
}
