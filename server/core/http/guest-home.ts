/**
 * Home of a visitor inside the document: painted before any script, from the same public calls that the app asks, by the
 * module that the H5 build made of the real page (src/guest-home.tsx). Whatever fails, the document goes out without.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { GUEST_DATA, GUEST_TEMPLATE, TEMPLATES_PLACE } from '../../../src/contract/first-paint';
import type { Clock } from '../time';

const MODULE = '.server/guest-home.cjs';
/** As long as a visitor may see what an operator has changed already. */
const KEPT_MS = 30_000;
/** Where whoever asks for home in the name of all visitors says to come from; each visitor knows us under an address of their own. */
const SOMEWHERE = 'guest-home.invalid';
/** A document waits no longer: it then goes out without, and the next one has it. */
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

  /** The first visitor after a start has it, too. */
  async warm(): Promise<void> {
    await this.current();
  }

  /** The document with home in it, or as it came. `origin`: where this visitor reaches us. */
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
      // What was rendered before is good enough until there is another.
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

  /** Another gateway's calls are not ours to answer. */
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
      // The backend ends while home is rendered: as if nobody answered.
      return undefined;
    }
  }
}

const patience = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS).unref();
  });

const loaded = new Map<string, { readonly changedAt: number; readonly renderer: Renderer }>();

/** Loaded anew when a build replaced it. */
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
  // Text that a script element may hold ends at no tag of its own.
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
      // The program wants it, which comes after all of the document.
      .replace('</body>', () => `${script}</body>`)
  );
}
