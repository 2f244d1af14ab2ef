/**
 * Home of a visitor, rendered for the document: the real page over the backend's own public calls. config/guest-home.ts makes
 * a module of it that the backend runs (server/core/http/guest-home.ts); it is in no bundle of the app.
 */
import { enableStaticRendering } from 'mobx-react';
import { renderToString } from 'react-dom/server';
import { stripStore } from '@/features/download/strip/strip-store';
import { HomeStore } from '@/pages/home/home/home-store';
import Home from '@/pages/home/home';
import { renderingPlatform, type Ask } from '@/platform/rendering';
import type { Scheduler } from '@/platform/timers';
import type { KeyValueStore } from '@/platform/types';
import { BootProvider } from '@/start/context';
import { Boot } from '@/start/boot';
import { createApp } from '@/stores/create-app';
import { stylesOf } from '@/start/look/prune';
import { LATER_SRC } from '@/start/look/layer';
import { looksOf } from '@/start/look/slim';
import { LOOK } from '@/components/look';

export interface GuestHome {
  readonly html: string;
  /** Of all styles, those that this markup needs. */
  readonly css: string;
  /** The picture that is seen first. */
  readonly banner: string | undefined;
  /** What the program starts from, as texts by their names in the device's store. */
  readonly kept: Readonly<Record<string, string>>;
}

/** Put in place by config/guest-home.ts: every style sheet that home loads, one after the other. */
declare const __PAGE_STYLES__: string;

enableStaticRendering(true);

/** Nothing that is rendered waits for a timer. */
const noTimer = () => ({ stop: () => undefined });
const noTimers: Scheduler = { after: noTimer, every: noTimer };

/** undefined: the backend does not answer as home needs it. Throws what rendering throws. */
export async function renderGuestHome(ask: Ask): Promise<GuestHome | undefined> {
  const { storage, kept } = watchedStorage();
  const app = await createApp({ platform: renderingPlatform(ask, storage), scheduler: noTimers });
  const home = new HomeStore(app);
  const tabs = await app.tabs.load();
  await Promise.all([app.part(stripStore).load(), home.slots.load(), home.modules.refresh()]);
  if (!tabs.ok || home.isOffline || !home.isPainted) return undefined;
  const boot = new Boot();
  boot.app = app;
  boot.become('ready');
  const rendered = renderToString(
    <BootProvider boot={boot}>
      <Home />
    </BootProvider>,
  );
  const html = looksOf(rendered);
  return { html, css: stylesOf(html, __PAGE_STYLES__), banner: bannerOf(html), kept: kept() };
}

/** Of the carousel's first slide; addresses in attributes are as addresses but for their ampersands. */
const bannerOf = (html: string): string | undefined => BANNER.exec(html)?.[1]?.replace(/&amp;/g, '&');
const BANNER = new RegExp(`${LOOK}="track".*?<img[^>]* ${LATER_SRC}="([^"]+)"`);

/** What home would have kept on a visitor's device, and that the strip of the app is wanted. */
const KEPT = /^wandou\.(kept\.|downloadStrip$)/;

function watchedStorage(): { storage: KeyValueStore; kept: () => Record<string, string> } {
  const texts = new Map<string, string>();
  const storage: KeyValueStore = {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => {
      texts.set(key, value);
      return true;
    },
    remove: (key) => void texts.delete(key),
  };
  return {
    storage,
    kept: () => Object.fromEntries([...texts].filter(([key]) => KEPT.test(key))),
  };
}
