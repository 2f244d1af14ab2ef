/** Of rendered markup, what a look needs: it cannot be used, and on a slow phone each element of it has its price. */
import { parse } from 'node-html-parser';
import { LATER_SRC, LATER_STYLE, LATER_WIDTHS } from './layer';

/** Attributes of what can be found, filled in or used. */
const USE =
  / (?:role|id|tabindex|type|name|value|placeholder|inputmode|pattern|maxlength|spellcheck|draggable|inert|loading|decoding|auto[a-z]+|aria-[a-z]+|data-[a-z-]+)="[^"]*"/gi;
const ALT = / alt="[^"]*"/g;
const SRC = / src="/g;
const WIDTHS = / srcset="/gi;
/** Of an icon. */
const GLYPH = / style="--glyph/g;

/** `html` as React renders it. */
export const looksOf = (html: string): string =>
  html
    .replace(USE, '')
    // A picture that does not come is an empty place.
    .replace(ALT, ' alt=""')
    .replace(SRC, ` ${LATER_SRC}="`)
    .replace(WIDTHS, ` ${LATER_WIDTHS}="`)
    .replace(GLYPH, ` ${LATER_STYLE}="--glyph`);

const SLIDE = '.carousel__slide';
const COPY = 'carousel__slide--copy';

/** Without what shows later than the first look: other slides, and the modules below the screen on every phone. */
export function firstScreenOf(html: string): string {
  const page = parse(html);
  page.querySelectorAll('.carousel').forEach((carousel) => {
    const slides = carousel.querySelectorAll(SLIDE);
    const first = slides.find(({ classList }) => !classList.contains(COPY));
    slides.forEach((slide) => slide !== first && slide.remove());
  });
  page.querySelectorAll('.module-section').forEach((section, index) => index > 0 && section.remove());
  return page.toString();
}
