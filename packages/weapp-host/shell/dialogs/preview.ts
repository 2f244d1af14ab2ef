import { el, ownTouches } from '../dom';
import { resourceOf } from '../../protocol/resource';
import './preview.css';

/** Part of the screen's width from which a swipe changes the picture. */
const TURN = 0.2;
const TAP_SLOP = 8;

/** Full-screen pictures and videos: swipe to change, tap to close. */
export class Preview {
  private view: PreviewView | null = null;

  constructor(private readonly layer: HTMLElement) {}

  show(preview: { urls: string[]; current: number } | null): void {
    this.view?.element.remove();
    this.view = preview && new PreviewView(preview.urls, preview.current, () => this.show(null));
    if (this.view) this.layer.append(this.view.element);
  }
}

class PreviewView {
  readonly element: HTMLElement;
  private readonly strip: HTMLElement;
  private readonly marks = el('div');
  private from: { x: number; y: number } | null = null;

  constructor(
    private readonly urls: string[],
    private index: number,
    private readonly close: () => void,
  ) {
    this.strip = el('div', { class: 'preview-strip' }, ...urls.map((url) => el('div', {}, medium(url))));
    this.element = el('div', { class: 'preview', role: 'dialog', label: '图片预览' }, this.strip, this.marks);
    ownTouches(this.element);
    this.element.addEventListener('pointerdown', (event) => {
      this.from = { x: event.clientX, y: event.clientY };
      this.element.setPointerCapture(event.pointerId);
    });
    this.element.addEventListener('pointermove', (event) =>
      this.draw(this.from ? event.clientX - this.from.x : 0),
    );
    this.element.addEventListener('pointerup', (event) => this.up(event));
    this.element.addEventListener('pointercancel', () => this.turn(0));
    this.turn(0);
  }

  private up(event: PointerEvent): void {
    if (!this.from) return;
    const way = event.clientX - this.from.x;
    const height = Math.abs(event.clientY - this.from.y);
    if (Math.abs(way) < TAP_SLOP && height < TAP_SLOP) this.close();
    else this.turn(Math.abs(way) > innerWidth * TURN ? -Math.sign(way) : 0);
  }

  private turn(step: number): void {
    this.from = null;
    this.index = Math.max(0, Math.min(this.index + step, this.urls.length - 1));
    this.draw(0);
    this.marks.replaceChildren(...marksOf(this.index, this.urls.length));
  }

  private draw(shift: number): void {
    this.strip.style.transform = `translateX(calc(${-this.index * 100}% + ${shift}px))`;
  }
}

/** Dots for a few items, otherwise numbers. */
function marksOf(index: number, count: number): HTMLElement[] {
  if (count < 2) return [];
  if (count > 9) return [el('div', { class: 'preview-count' }, `${index + 1}/${count}`)];
  const dots = Array.from({ length: count }, (_unused, dot) => el('i', { class: dot === index ? 'on' : '' }));
  return [el('div', { class: 'preview-dots' }, ...dots)];
}

function medium(url: string): HTMLElement {
  if (/\.(mp4|mov|m4v|webm)([?#]|$)/i.test(url)) {
    const video = el('video');
    video.src = resourceOf(url);
    video.controls = true;
    return video;
  }
  const image = el('img');
  image.src = resourceOf(url);
  image.alt = '';
  image.draggable = false;
  return image;
}
