/**
 * Inline script after painter.ts: paints a placeholder from the path alone if there was no snapshot, and preloads the page's files. Built
 * and inlined by config/first-paint.ts.
 */
import { add, openedHere, showLayer, unlessItFails } from './document-layer';
import { LAYER, LOGIN_TEMPLATE } from './layer';
import { filesAhead, whatElse, type PageFiles, type RestOfBuild, type RestPaint } from './rest';
import { showPicture } from './reveal';

declare const __REST_OF_PAINT__: RestOfBuild;
declare const __PAGE_FILES__: PageFiles;

function paint(): void {
  const opened = openedHere();
  const found = document.getElementById(LAYER) ? undefined : whatElse(opened, __REST_OF_PAINT__);
  if (found) unlessItFails(() => showLayer((root) => fill(root, found)));
  filesAhead(opened.path, found?.kind, __PAGE_FILES__).forEach(preload);
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = file;
  document.head.appendChild(link);
}

function fill(root: ShadowRoot, found: RestPaint): void {
  if (found.kind === 'login') fillLogin(root);
  else fillShell(root, found);
}

function fillLogin(root: ShadowRoot): void {
  const template = document.getElementById(LOGIN_TEMPLATE);
  if (!(template instanceof HTMLTemplateElement)) return;
  const { content } = template;
  content.querySelectorAll('img').forEach(showPicture);
  add(root, 'first-paint__page').appendChild(content);
}

const BOXES = 5;

/** Title, tabs and skeleton boxes of a screen. */
function fillShell(root: ShadowRoot, { title, tabs }: Extract<RestPaint, { kind: 'shell' }>): void {
  if (tabs.length === 0 && title) add(root, 'first-paint__title', title);
  const boxes = add(root, 'first-paint__boxes');
  for (let index = 0; index < BOXES; index += 1) add(boxes, 'first-paint__box');
  if (tabs.length === 0) return;
  const bar = add(root, 'first-paint__tabs');
  tabs.forEach((text) => add(bar, 'first-paint__tab', text));
}

unlessItFails(paint);
