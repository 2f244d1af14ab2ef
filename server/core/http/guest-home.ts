/**
 * Server-side rendering of the guest home: rendered from the app's own public calls by the module that the H5 build made of the
 * real page (src/prerender/guest-home.tsx), and painted before any script runs. On any failure the document is sent without it.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { GUEST_DATA, GUEST_TEMPLATE, TEMPLATES_PLACE } from '../../../src/contract/first-paint';
import type { Clock } from '../time';

const MODULE = '.server/guest-home.cjs';
/** Cache lifetime: how long guests may see outdated content, in milliseconds. */
const KEPT_MS = 30_000;
/** Placeholder host for the shared render; replaced by each visitor's own origin. */
const SOMEWHERE = 'guest-home.invalid';
/** Maximum wait of a document, in milliseconds: after that it is sent without, and the next one has it. */
const PATIENCE_MS = 300;

interface GuestHome {
  readonly html: string;
  readonly css: string;
  readonly banner: string | undefined;
  readonly kept: Readonly<Record<string, string>>;
}

interface Asked {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

type Ask = (request: Asked) => Promise<{ status: number; body: unknown } | undefined>;

interface Renderer {
  renderGuestHome(ask: Ask): Promise<GuestHome | undefined>;
}

export class GuestHomes {
  private rendered: { readonly at: number; readonly home: GuestHome | undefined } | undefined;
  private rendering: Promise<void> | undefined;
  private readonly file: string;

  constructor(
    private readonly app: FastifyInstance,
    private readonly clock: Clock,
    h5Dir: string,
  ) {
    this.file = join(h5Dir, MODULE);
  }

  /** Renders at startup, so that the first visitor gets it too. */
  async warm(): Promise<void> {
    await this.current();
  }

  /** Inserts the guest home into the document, if there is one. `origin`: where this visitor reaches the backend. */
  async into(document: string, origin: string): Promise<string> {
    const home = await this.current();
    return home === undefined
      ? document
      : withHome(document, home).replaceAll(`http://${SOMEWHERE}`, () => origin);
  }

  private async current(): Promise<GuestHome | undefined> {
    const isFresh = this.rendered && this.clock.now().getTime() - this.rendered.at < KEPT_MS;
    if (!isFresh) {
      this.rendering ??= this.render().finally(() => {
        this.rendering = undefined;
      });
      // Stale-while-revalidate: serve the previous render until the new one is ready.
      if (this.rendered?.home === undefined) await Promise.race([this.rendering, patience()]);
    }
    return this.rendered?.home;
  }

  private async render(): Promise<void> {
    const home = await this.ask().catch((error: unknown) => {
      this.app.log.warn({ err: error }, 'home of a visitor was not rendered');
      return undefined;
    });
    this.rendered = { at: this.clock.now().getTime(), home };
  }

  private async ask(): Promise<GuestHome | undefined> {
    if (!existsSync(this.file)) return undefined;
    return rendererOf(this.file).renderGuestHome((request) => this.answer(request));
  }

  /** Calls to other gateways are not answered here. */
  private async answer({
    method,
    url,
    headers,
    body,
  }: Asked): Promise<{ status: number; body: unknown } | undefined> {
    if (!url.startsWith('/')) return undefined;
    const options: InjectOptions = {
      method,
      url,
      headers: { ...headers, host: SOMEWHERE, 'content-type': 'application/json' },
    };
    try {
      const reply = await this.app.inject(
        body === undefined ? options : { ...options, payload: JSON.stringify(body) },
      );
      return { status: reply.statusCode, body: reply.json() };
    } catch {
      // The backend is shutting down: treat it as no response.
      return undefined;
    }
  }
}

const patience = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS).unref();
  });

const loaded = new Map<string, { readonly changedAt: number; readonly renderer: Renderer }>();

/** Reloads the module if a build replaced it. */
function rendererOf(file: string): Renderer {
  const changedAt = statSync(file).mtimeMs;
  const known = loaded.get(file);
  if (known?.changedAt === changedAt) return known.renderer;
  Reflect.deleteProperty(require.cache, file);
  const renderer = require(file) as Renderer;
  loaded.set(file, { changedAt, renderer });
  return renderer;
}

function withHome(document: string, { html, css, banner, kept }: GuestHome): string {
  // Escape `<`, so that the text cannot close the script element.
  const data = JSON.stringify(kept).replace(/</g, '\\u003c');
  const early = banner
    ? `<link rel="preload" as="image" href="${banner.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}" fetchpriority="high">`
    : '';
  const template = `<template id="${GUEST_TEMPLATE}"><style>${css}</style>${html}</template>`;
  const script = `<script type="application/json" id="${GUEST_DATA}">${data}</script>`;
  return (
    document
      .replace('</title>', () => `</title>${early}`)
      .replace(TEMPLATES_PLACE, () => template)
      // Read by the app bundle, which runs after the whole document is parsed.
      .replace('</body>', () => `${script}</body>`)
  );
}
