/**
 * The guest home, rendered for the document: the real page with the backend's public calls. config/guest-home.ts bundles it for the backend
 * (server/core/http/guest-home.ts); it is in no bundle of the app.
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
import { createApp } from '@/stores/app/create-app';
import { stylesOf } from '@/start/look/prune';
import { DEFERRED_SRC } from '@/start/look/layer';
import { stripMarkup } from './strip-markup';
import { LOOK } from '@/components/look';

export interface GuestHome {
  readonly html: string;
  /** Only the styles that this markup needs. */
  readonly css: string;
  /** URL of the first visible image. */
  readonly banner: string | undefined;
  /** The app's initial stored values, by storage name. */
  readonly kept: Readonly<Record<string, string>>;
}

/** Injected by config/guest-home.ts: all style sheets of home, concatenated. */
declare const __PAGE_STYLES__: string;

enableStaticRendering(true);

/** Rendering needs no timers. */
const noTimer = () => ({ stop: () => undefined });
const noTimers: Scheduler = { after: noTimer, every: noTimer };

/** undefined: the backend's responses do not suffice for home. Throws rendering errors. */
export async function renderGuestHome(ask: Ask): Promise<GuestHome | undefined> {
  const { storage, kept } = watchedStorage();
  const app = await createApp({ platform: renderingPlatform(ask, storage), scheduler: noTimers });
  const home = new HomeStore(app);
  const tabs = await app.tabs.load();
  await Promise.all([app.get(stripStore).load(), home.slots.load(), home.modules.refresh()]);
  if (!tabs.ok || home.isOffline || !home.isPainted) return undefined;
  const boot = new Boot();
  boot.app = app;
  boot.become('ready');
  const rendered = renderToString(
    <BootProvider boot={boot}>
      <Home />
    </BootProvider>,
  );
  const html = stripMarkup(rendered);
  return { html, css: stylesOf(html, __PAGE_STYLES__), banner: bannerOf(html), kept: kept() };
}

/** URL of the carousel's first slide; in attributes only ampersands are escaped. */
const bannerOf = (html: string): string | undefined => BANNER.exec(html)?.[1]?.replace(/&amp;/g, '&');
const BANNER = new RegExp(`${LOOK}="track".*?<img[^>]* ${DEFERRED_SRC}="([^"]+)"`);

/** The values that home would store for a visitor, and the state of the app strip. */
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
