import { el, ownTouches } from '../dom';
import './wheel.css';

/** Height of a row in CSS px; five rows are visible. */
const ROW = 48;
/** rows above the selected one */
const MIDDLE = 2;
/** Maximal movement of a tap on a row. */
const TAP_SLOP = 6;

/** A column of a picker: scrolls with the touch and snaps to a row. */
export class Wheel {
  private readonly rows = el('div', { class: 'wheel-rows' });
  readonly element = el('div', { class: 'wheel', role: 'listbox' }, this.rows);
  private count = 0;
  private index = 0;
  private drag: { pointer: number; from: number; offset: number } | null = null;

  constructor(private readonly settled: (index: number) => void) {
    this.element.style.setProperty('--row', `${ROW}px`);
    ownTouches(this.element);
    this.element.addEventListener('pointerdown', (event) => this.down(event));
    this.element.addEventListener('pointermove', (event) => this.move(event));
    this.element.addEventListener('pointerup', (event) => this.up(event));
    this.element.addEventListener('pointercancel', () => this.rest(this.index));
  }

  get selected(): number {
    return this.index;
  }

  set(rows: string[], selected: number): void {
    this.count = rows.length;
    this.rows.replaceChildren(...rows.map((row) => el('div', { role: 'option' }, row)));
    this.index = this.clamp(selected);
    this.draw(-this.index * ROW);
  }

  private down(event: PointerEvent): void {
    if (this.drag) return;
    this.drag = { pointer: event.pointerId, from: event.clientY, offset: -this.index * ROW };
    this.element.setPointerCapture(event.pointerId);
  }

  private move(event: PointerEvent): void {
    if (this.drag?.pointer !== event.pointerId) return;
    this.draw(this.drag.offset + event.clientY - this.drag.from);
  }

  private up(event: PointerEvent): void {
    if (this.drag?.pointer !== event.pointerId) return;
    const way = event.clientY - this.drag.from;
    const rows = Math.abs(way) < TAP_SLOP ? this.rowUnder(event) - MIDDLE : Math.round(-way / ROW);
    this.rest(this.index + rows);
  }

  private rowUnder(event: PointerEvent): number {
    return Math.floor((event.clientY - this.element.getBoundingClientRect().top) / ROW);
  }

  private rest(index: number): void {
    this.drag = null;
    const before = this.index;
    this.index = this.clamp(index);
    this.draw(-this.index * ROW);
    if (this.index !== before) this.settled(this.index);
  }

  private clamp(index: number): number {
    return Math.max(0, Math.min(index, this.count - 1));
  }

  private draw(offset: number): void {
    this.rows.style.transform = `translateY(${offset}px)`;
    Array.from(this.rows.children).forEach((row, index) =>
      row.setAttribute('aria-selected', String(index === this.index)),
    );
  }
}
