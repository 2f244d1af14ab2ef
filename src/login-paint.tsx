/**
 * The first look of the login page, rendered from the real page while the app is built: config/first-paint.ts puts it into the
 * document. It is in no bundle of the app.
 */
import { enableStaticRendering } from 'mobx-react';
import { renderToString } from 'react-dom/server';
import Login from '@/pages/account/login';
import { stylesOf } from '@/platform/first-paint/prune';
import { looksOf } from '@/platform/first-paint/slim';
import { renderingPlatform } from '@/platform/rendering';
import type { Scheduler } from '@/platform/timers';
import { AppProvider } from '@/stores/app-context';
import { Boot } from '@/stores/boot';
import { createApp } from '@/stores/create-app';

export interface LoginPaint {
  readonly html: string;
  /** Of all styles, those that this markup needs. */
  readonly css: string;
}

/** Put in place by config/first-paint.ts: every style sheet that the login page loads, one after the other. */
declare const __PAGE_STYLES__: string;

enableStaticRendering(true);

const noTimer = () => ({ stop: () => undefined });
const noTimers: Scheduler = { after: noTimer, every: noTimer };
const nothingKept = { get: () => null, set: () => false, remove: () => undefined };
const nobodyAnswers = () => Promise.resolve(undefined);

/** Nothing of it can be used yet, and it does not look so. */
const WAITING = '.button,.consent{opacity:.4}';

export async function renderLogin(): Promise<LoginPaint> {
  const platform = renderingPlatform(nobodyAnswers, nothingKept);
  const boot = new Boot();
  boot.app = await createApp({ platform, scheduler: noTimers });
  boot.become('ready');
  const rendered = renderToString(
    <AppProvider boot={boot}>
      <Login />
    </AppProvider>,
  );
  const html = looksOf(rendered.replace(FIELD, '$1$2'));
  return { html, css: stylesOf(html, __PAGE_STYLES__) + WAITING };
}

/** What is in a field cannot be used yet: its frame is enough. */
const FIELD = /(<div class="text-field__box">).*?(<\/div><div[^>]* class="text-field__error")/g;
