/**
 * The login page's first paint, rendered from the real page at build time; config/first-paint.ts puts it into the document. It is in no
 * bundle of the app.
 */
import { enableStaticRendering } from 'mobx-react';
import { renderToString } from 'react-dom/server';
import Login from '@/pages/account/login';
import { stylesOf } from '@/start/look/prune';
import { stripMarkup } from './strip-markup';
import { renderingPlatform } from '@/platform/rendering';
import type { Scheduler } from '@/platform/timers';
import { BootProvider } from '@/start/context';
import { Boot } from '@/start/boot';
import { createApp } from '@/stores/app/create-app';

export interface LoginPaint {
  readonly html: string;
  /** Only the styles that this markup needs. */
  readonly css: string;
}

/** Injected by config/first-paint.ts: all style sheets of the login page, concatenated. */
declare const __PAGE_STYLES__: string;

enableStaticRendering(true);

const noTimer = () => ({ stop: () => undefined });
const noTimers: Scheduler = { after: noTimer, every: noTimer };
const nothingKept = { get: () => null, set: () => false, remove: () => undefined };
const nobodyAnswers = () => Promise.resolve(undefined);

export async function renderLogin(): Promise<LoginPaint> {
  const platform = renderingPlatform(nobodyAnswers, nothingKept);
  const boot = new Boot();
  boot.app = await createApp({ platform, scheduler: noTimers });
  boot.become('ready');
  const rendered = renderToString(
    <BootProvider boot={boot}>
      <Login />
    </BootProvider>,
  );
  const html = stripMarkup(rendered);
  return { html, css: stylesOf(html, __PAGE_STYLES__) };
}
