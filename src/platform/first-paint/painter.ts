/**
 * Runs in the document, before anything of the program is there: paints what is known already. config/first-paint.ts builds
 * it and puts it in. Whatever goes wrong here must not cost the page: it is then as empty as without.
 */
import { GUEST_TEMPLATE, PAINT_TEMPLATE } from '@/contract/first-paint';
import { filesAhead, type PageFiles } from './ahead';
import { dayOf, LAYER, LAYER_STYLES, LOGIN_TEMPLATE, OLD_MARK } from './layer';
import { shapeOf, type Shape } from './shapes';
import { askAhead } from './status-ahead';
import {
  statusAskedFor,
  whatToPaint,
  type FirstPaintKind,
  type KeptPaint,
  type Opened,
  type PaintedBuild,
} from './rules';

declare const __FIRST_PAINT__: PaintedBuild;
declare const __PAGE_FILES__: PageFiles;

function paint(): void {
  const { pathname, search } = window.location;
  const opened: Opened = {
    path: pathname,
    query: search,
    userAgent: navigator.userAgent,
    width: document.documentElement.clientWidth,
    day: dayOf(new Date()),
    kept: (name) => window.localStorage.getItem(`wandou.${name}`),
  };
  const token = statusAskedFor(opened, __FIRST_PAINT__);
  if (token) askAhead(__FIRST_PAINT__.status, token);
  const found = whatToPaint(opened, __FIRST_PAINT__);
  filesAhead(pathname, found.kind, __PAGE_FILES__).forEach(preload);
  const isOfTemplate = found.kind === 'guest' || found.kind === 'login';
  if (isOfTemplate) Object.assign(window, { [PAINT_TEMPLATE]: () => unlessItFails(() => show(found)) });
  else show(found);
}

function show(found: FirstPaintKind): void {
  const layer = document.createElement('div');
  layer.id = LAYER;
  // The program says the same again, and then it can be used.
  layer.setAttribute('aria-hidden', 'true');
  // Closed: its styles are its own, and nobody takes what it shows for the page.
  const root = layer.attachShadow({ mode: 'closed' });
  root.appendChild(style(document.getElementById(LAYER_STYLES)?.textContent ?? ''));
  fill(root, found);
  document.body.appendChild(layer);
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = file;
  document.head.appendChild(link);
}

function style(text: string): HTMLStyleElement {
  const element = document.createElement('style');
  element.textContent = text;
  return element;
}

function add(parent: Node, className: string, text = ''): HTMLElement {
  const box = document.createElement('div');
  box.className = className;
  box.textContent = text;
  return parent.appendChild(box);
}

function fill(root: ShadowRoot, found: FirstPaintKind): void {
  const guest = document.getElementById(GUEST_TEMPLATE);
  if (found.kind === 'shell') fillShell(root, found);
  else if (found.kind === 'login') fillLogin(root, found.isByPassword);
  else if (found.kind === 'kept') fillKept(root, found.paint, found.isOfToday);
  else if (guest instanceof HTMLTemplateElement) fillGuest(root, guest, found.isStripClosed);
  else fillShell(root, { title: '', tabs: __FIRST_PAINT__.tabs });
}

function fillKept(root: ShadowRoot, { html, css }: KeptPaint, isOfToday: boolean): void {
  root.appendChild(style(css));
  // Nothing in a template is loaded.
  const template = document.createElement('template');
  template.innerHTML = html;
  const pictures = [...template.content.querySelectorAll('img')];
  pictures.forEach((picture) => {
    picture.dataset.src = picture.getAttribute('src') ?? '';
    picture.removeAttribute('src');
  });
  const banner = template.content.querySelector<HTMLImageElement>('.carousel__slide img');
  fillWithPictures(add(root, `first-paint__page ${isOfToday ? '' : OLD_MARK}`), template.content, banner);
}

function fillGuest(root: ShadowRoot, guest: HTMLTemplateElement, isStripClosed: boolean): void {
  const content = guest.content.cloneNode(true) as DocumentFragment;
  if (isStripClosed) content.querySelector('.download-strip')?.remove();
  // Below the screen on every phone: not worth laying out.
  content.querySelectorAll('.module-section').forEach((section, index) => index > 0 && section.remove());
  const first = content.querySelector('.carousel__slide:not(.carousel__slide--copy)');
  content.querySelectorAll('.carousel__slide').forEach((slide) => slide !== first && slide.remove());
  fillWithPictures(root, content, first?.querySelector<HTMLImageElement>('img') ?? null);
}

/** By password it has another line below the form. */
function fillLogin(root: ShadowRoot, isByPassword: boolean): void {
  const template = document.getElementById(LOGIN_TEMPLATE);
  if (!(template instanceof HTMLTemplateElement)) return;
  const content = template.content.cloneNode(true) as DocumentFragment;
  content.querySelectorAll('.login__mode').forEach((mode, index) => {
    mode.classList.toggle('login__mode--active', index > 0 === isByPassword);
  });
  const note = content.querySelector<HTMLElement>('.login__note');
  if (note && isByPassword) note.style.visibility = 'hidden';
  content.querySelectorAll<HTMLImageElement>('img').forEach((picture) => {
    picture.src = picture.dataset.src ?? '';
  });
  add(root, 'first-paint__page').appendChild(content);
}

const A_HAIR_LARGER = 'scale(1.006)';

/** Words first: drawings cost a slow phone half a second. Then the banner, which is the largest, then the others. */
function fillWithPictures(parent: Node, content: DocumentFragment, banner: HTMLImageElement | null): void {
  const pictures = [...content.querySelectorAll<HTMLImageElement>('img[data-src]')];
  // Without its picture it would have a frame.
  pictures.forEach((picture) => (picture.style.visibility = 'hidden'));
  const showIcons = hideIcons(content);
  enlarge(content, banner);
  parent.appendChild(content);
  const show = (picture: HTMLImageElement): void => {
    if (picture.getBoundingClientRect().top >= window.innerHeight) return;
    picture.style.visibility = '';
    picture.setAttribute('src', picture.dataset.src ?? '');
  };
  afterFrame(() => {
    if (banner) show(banner);
    showIcons();
    afterFrame(() => pictures.forEach((picture) => picture !== banner && show(picture)));
  });
}

/** An icon is a picture as well. Without it, it is a box of its colour. */
function hideIcons(content: DocumentFragment): () => void {
  const icons = [...content.querySelectorAll('.icon')].map((icon) => {
    const style = icon.getAttribute('style') ?? '';
    icon.setAttribute('style', 'visibility:hidden');
    return { icon, style };
  });
  return () => icons.forEach(({ icon, style }) => icon.setAttribute('style', style));
}

/**
 * The program's own may not be a hair larger: it would be another largest content, seconds later. What is as large as the banner
 * may not be larger than it either, for the same reason.
 */
function enlarge(content: DocumentFragment, banner: HTMLImageElement | null): void {
  const frame = banner?.closest<HTMLElement>('.carousel');
  const frames = frame ? [frame] : [...content.querySelectorAll<HTMLElement>('.picture')];
  frames.forEach((one) => (one.style.transform = A_HAIR_LARGER));
}

const afterFrame = (run: () => void): number => requestAnimationFrame(() => requestAnimationFrame(run));

/** The words and boxes of a screen to come. */
interface Shell {
  readonly title: string;
  readonly tabs: readonly string[];
}

const BOXES: Readonly<Record<Shape, string>> = {
  list: 'bar row row row row',
  detail: 'line card line line short',
  form: 'short field short field short field foot',
  result: 'round middle middle foot',
};

function fillShell(root: ShadowRoot, { title, tabs }: Shell): void {
  if (tabs.length === 0 && title) add(root, 'first-paint__title', title);
  const boxes = add(root, 'first-paint__boxes');
  const shape = shapeOf(window.location.pathname, window.location.search);
  BOXES[shape].split(' ').forEach((kind) => add(boxes, `first-paint__box first-paint__${kind}`));
  if (tabs.length === 0) return;
  const bar = add(root, 'first-paint__tabs');
  tabs.forEach((text) => add(bar, 'first-paint__tab', text));
}

/** Storage that is forbidden, a value that nobody knows: the page shows itself a second later. */
function unlessItFails(run: () => void): void {
  try {
    run();
  } catch {
    // What stands there is the page without.
  }
}

unlessItFails(paint);
