import { WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods, currentPage, parameter } from '../methods';

interface ColorParameters {
  frontColor?: unknown;
  backgroundColor?: unknown;
}

interface BackgroundParameters {
  backgroundColor?: unknown;
  backgroundColorTop?: unknown;
  backgroundColorBottom?: unknown;
}

const COLOR = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

function color(value: unknown, name: string): string {
  const text = parameter<string>(value, name, 'String');
  if (!COLOR.test(text)) throw new WxError(`invalid ${name} "${text}"`);
  return text;
}

function navigationBar(context: WxContext): WxMethods {
  const set = (change: object): Promise<unknown> =>
    context.shell.call('nav.set', { page: currentPage(context).id, ...change });
  return asyncMethods(context, {
    setNavigationBarTitle: ({ title }: { title?: unknown }) =>
      set({ title: parameter<string>(title, 'title', 'String') }),
    setNavigationBarColor: ({ frontColor, backgroundColor }: ColorParameters) => {
      const front = parameter<string>(frontColor, 'frontColor', 'String').toLowerCase();
      if (front !== '#ffffff' && front !== '#000000') throw new WxError(`invalid frontColor "${front}"`);
      return set({ frontColor: front, backgroundColor: color(backgroundColor, 'backgroundColor') });
    },
    showNavigationBarLoading: () => set({ loading: true }),
    hideNavigationBarLoading: () => set({ loading: false }),
    hideHomeButton: () => set({ hideHome: true }),
  });
}

function background(context: WxContext): WxMethods {
  const set = (change: object): Promise<unknown> =>
    context.shell.call('page.background', { page: currentPage(context).id, ...change });
  return asyncMethods(context, {
    setBackgroundColor: (given: BackgroundParameters) => {
      // iOS shows the top colour behind a page that is pulled down; the shell has one colour only.
      const asked = given.backgroundColor ?? given.backgroundColorTop ?? given.backgroundColorBottom;
      return asked === undefined ? undefined : set({ backgroundColor: color(asked, 'backgroundColor') });
    },
    setBackgroundTextStyle: ({ textStyle }: { textStyle?: unknown }) => {
      const style = parameter<string>(textStyle, 'textStyle', 'String');
      if (style !== 'dark' && style !== 'light') throw new WxError(`invalid textStyle "${style}"`);
      return set({ textStyle: style });
    },
  });
}

export const navigationBarMethods = (context: WxContext): WxMethods => ({
  ...navigationBar(context),
  ...background(context),
});
