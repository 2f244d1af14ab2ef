import { natives } from '../../natives';
import { WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods, currentPage, optional, parameter } from '../methods';

interface FontParameters {
  global?: boolean;
  family?: unknown;
  source?: unknown;
  desc?: { style?: string; weight?: string; variant?: string };
}

const TIMEOUT = 60_000;
/** magic bytes of WOFF, WOFF2, TrueType (two variants), OpenType and collections */
const MAGIC = new Set(['wOFF', 'wOF2', '\0\x01\0\0', 'true', 'OTTO', 'ttcf']);
const SOURCE = /^\s*url\(\s*["']?([^"')]+)["']?\s*\)\s*$/;

// Avoids ids of wx.request, which count up from one.
let nextDownload = 2 ** 40;
let nextSheet = 1;

async function download(context: WxContext, url: string): Promise<string> {
  if (url.startsWith('data:')) return url.slice(url.indexOf(',') + 1);
  if (!url.startsWith('https://'))
    throw new WxError('source should be an https address', { status: 'error' });
  const { statusCode, body } = await context.node.call('net.request', {
    id: nextDownload++,
    url,
    method: 'GET',
    header: {},
    body: null,
    binary: false,
    timeout: TIMEOUT,
  });
  if (statusCode !== 200) throw new WxError('A network error occurred.', { status: 'error' });
  return body;
}

function checkFont(base64: string): void {
  const head = String.fromCharCode(...new Uint8Array(natives.fromBase64(base64.slice(0, 8))).subarray(0, 4));
  if (!MAGIC.has(head)) throw new WxError('the file is not a font', { status: 'error' });
}

/** A page gets the font as a style sheet with a data URL: Node loads it, so that CORS does not apply. */
async function loadFontFace(context: WxContext, given: FontParameters): Promise<object> {
  const family = parameter<string>(given.family, 'family', 'String');
  const source = parameter<string>(given.source, 'source', 'String');
  const { style, weight, variant } = optional<NonNullable<FontParameters['desc']>>(
    given.desc,
    'desc',
    'Object',
    {},
  );
  const url = SOURCE.exec(source)?.[1];
  if (url === undefined) throw new WxError('source should be url("...")', { status: 'error' });
  const base64 = await download(context, url);
  checkFont(base64);
  const rules = [
    `font-family:${JSON.stringify(family.replace(/^["']|["']$/g, ''))}`,
    `src:url(data:font/opentype;base64,${base64})`,
    `font-style:${style ?? 'normal'}`,
    `font-weight:${weight ?? 'normal'}`,
    `font-variant:${variant ?? 'normal'}`,
  ];
  const css = `@font-face{${rules.join(';')}}`;
  const pages = given.global === true ? context.pages() : [currentPage(context)];
  const sheet = `font-face ${nextSheet++}`;
  for (const page of pages) page.context.push(['sheet', sheet, css]);
  return { status: 'loaded' };
}

export const fontMethods = (context: WxContext): WxMethods =>
  asyncMethods(context, { loadFontFace: (options: FontParameters) => loadFontFace(context, options) });
