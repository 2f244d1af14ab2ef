import { eventPair, WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods, currentPage } from '../methods';

interface Typing {
  selectionStart?: number;
  selectionEnd?: number;
}

/** The focused input or textarea; without one WeChat's keyboard methods fail. */
async function focused(context: WxContext): Promise<{ page: number; node: number }> {
  const page = currentPage(context).id;
  const node = await context.frame(page, 'focused', null);
  if (node === null) throw new WxError('input not exists');
  return { page, node };
}

export const keyboardMethods = (context: WxContext): WxMethods => ({
  ...asyncMethods(context, {
    hideKeyboard: async () => {
      const { page, node } = await focused(context);
      await context.frame(page, 'widgetCall', { node, method: 'blur', args: [] });
    },
    getSelectedTextRange: async () => {
      const { page, node } = await focused(context);
      const { selectionStart = 0, selectionEnd = selectionStart }: Typing = await context.frame(
        page,
        'widgetState',
        { node },
      );
      return { start: selectionStart, end: selectionEnd };
    },
  }),
  ...eventPair(context, 'KeyboardHeightChange', 'keyboardHeightChange'),
});
