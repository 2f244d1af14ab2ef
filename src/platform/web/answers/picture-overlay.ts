import { PICTURE } from './texts';

export interface PictureShown {
  readonly url: string;
  /** What the parent can do with it. */
  readonly hint: string;
}

const LAYER =
  'position:fixed;top:0;right:0;bottom:0;left:0;z-index:10000;display:flex;flex-direction:column;' +
  'align-items:center;justify-content:center;padding:16px;box-sizing:border-box;background:rgba(0,0,0,.85)';
const IMAGE = 'max-width:100%;max-height:75%;object-fit:contain;-webkit-touch-callout:default';
const HINT = 'margin:16px 0 0;color:#fff;font-size:16px;line-height:24px';
const CLOSE =
  'margin-top:16px;min-width:96px;min-height:44px;border:1px solid #fff;border-radius:22px;' +
  'background:transparent;color:#fff;font-size:16px';

/** A full-screen picture, closed by a tap or Escape. Plain elements: it is independent of the screens below, which may change. */
export function showPicture(page: Document, { url, hint }: PictureShown): void {
  const before = page.activeElement;
  const layer = element(page, 'div', LAYER);
  const image = element(page, 'img', IMAGE);
  const close = element(page, 'button', CLOSE);
  layer.setAttribute('role', 'dialog');
  layer.setAttribute('aria-modal', 'true');
  layer.setAttribute('aria-label', hint);
  image.alt = hint;
  image.src = url;
  close.type = 'button';
  close.textContent = PICTURE.close;
  const text = element(page, 'p', HINT);
  text.textContent = hint;
  layer.append(image, text, close);

  const hide = (): void => {
    page.removeEventListener('keydown', onKey);
    layer.remove();
    if (before instanceof HTMLElement) before.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') hide();
    // Focus trap: the button is the only focusable element.
    if (event.key === 'Tab') event.preventDefault();
  };
  layer.addEventListener('click', hide);
  page.addEventListener('keydown', onKey);
  page.body.appendChild(layer);
  close.focus();
}

function element<Tag extends 'div' | 'img' | 'p' | 'button'>(
  page: Document,
  tag: Tag,
  style: string,
): HTMLElementTagNameMap[Tag] {
  const made = page.createElement(tag);
  made.style.cssText = style;
  return made;
}
