import type { PickerColumns } from '../../frame/widget';
import { el } from '../dom';
import { masked, type Dialog, type DialogQueue } from './queue';
import { Wheel } from './wheel';
import './picker.css';

/** A full-screen picker; null if it is cancelled or its page is closed. */
export const openPicker = (
  dialogs: DialogQueue,
  page: number,
  columns: PickerColumns,
): Promise<number[] | null> =>
  dialogs.ask<number[] | null>(page, (settle) => new PickerSheet(columns, settle));

class PickerSheet implements Dialog {
  readonly element: HTMLElement;
  private readonly holder = el('div', { class: 'picker-wheels' });
  private wheels: Wheel[] = [];
  /** updates of columns after moved wheels */
  private pending: Promise<void> = Promise.resolve();
  private done = false;

  constructor(
    private readonly picker: PickerColumns,
    private readonly settle: (answer: number[] | null) => void,
  ) {
    const bar = el(
      'div',
      { class: 'picker-bar' },
      el('button', { tap: this.cancel }, '取消'),
      el('h2', {}, picker.title),
      el('button', { class: 'confirm', tap: this.confirm }, '确定'),
    );
    const panel = el('div', { class: 'half-sheet picker', role: 'dialog' }, bar, this.holder);
    this.element = masked(panel, this.cancel);
    this.set(picker.columns, picker.selected);
  }

  /** Waits for columns that depend on a wheel that has just moved. */
  readonly confirm = (): void => {
    void this.pending.then(() => this.finish(this.selected()));
  };

  readonly cancel = (): void => this.finish(null);

  private finish(answer: number[] | null): void {
    if (this.done) return;
    this.done = true;
    this.settle(answer);
  }

  private selected = (): number[] => this.wheels.map((wheel) => wheel.selected);

  private set(columns: string[][], selected: number[]): void {
    if (columns.length !== this.wheels.length) {
      this.wheels = columns.map((_rows, column) => new Wheel(() => this.moved(column)));
      this.holder.replaceChildren(...this.wheels.map((wheel) => wheel.element));
    }
    this.wheels.forEach((wheel, column) => wheel.set(columns[column] ?? [], selected[column] ?? 0));
  }

  private moved(column: number): void {
    const selected = this.selected();
    this.pending = this.pending.then(async () => {
      const next = await this.picker.changed(column, selected);
      if (next) this.set(next.columns, next.selected);
    });
    this.pending = this.pending.catch((error: unknown) => reportError(error));
  }
}
