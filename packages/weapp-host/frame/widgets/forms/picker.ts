import { formSpecs } from '../../../protocol/components/forms';
import { type WidgetHost, defineWidget } from '../../widget';
import { reflect, remember } from './controls';
import { type Wheels, multiSelectorWheels, selectorWheels } from './picker-columns';
import { regionWheels } from './picker-region';
import { dateWheels, timeWheels } from './picker-time';

const MODES: Record<string, (host: WidgetHost) => Wheels> = {
  selector: selectorWheels,
  multiSelector: multiSelectorWheels,
  time: timeWheels,
  date: dateWheels,
  region: regionWheels,
};

type Layout = ReturnType<Wheels['layout']>;

/** Events have no result: ms to wait for new columns by a handler of columnchange. */
const ANSWER_TIME = 500;

/** Waits for changes of range or value after columnchange. */
class Answer {
  private settle: ((changed: boolean) => void) | null = null;

  changed(): void {
    this.settle?.(true);
  }

  wait(): Promise<boolean> {
    this.settle?.(false);
    return new Promise((resolve) => {
      const timer = window.setTimeout(() => this.settle?.(false), ANSWER_TIME);
      this.settle = (changed) => {
        window.clearTimeout(timer);
        this.settle = null;
        resolve(changed);
      };
    });
  }
}

class Picker {
  private readonly answer = new Answer();
  private open = false;
  /** the user's choice; before that the attribute counts */
  private chosen: { value: unknown } | null = null;

  constructor(private readonly host: WidgetHost) {}

  update(changed: ReadonlySet<string>): void {
    const { host } = this;
    if (changed.has('value') || changed.has('mode')) this.chosen = null;
    if (changed.has('value') || changed.has('range')) this.answer.changed();
    reflect(host.element, 'disabled', host.prop('disabled'));
  }

  get value(): unknown {
    if (this.chosen) return this.chosen.value;
    return this.host.prop('value') ?? this.wheels().empty;
  }

  reset(): void {
    this.chosen = { value: this.wheels().empty };
    this.host.model('value', this.chosen.value);
  }

  async show(): Promise<void> {
    const { host } = this;
    if (this.open || host.prop<boolean>('disabled')) return;
    this.open = true;
    const wheels = this.wheels();
    const { columns, selected } = wheels.layout(wheels.selection());
    const result = await host.frame
      .openPicker({
        title: host.prop('headerText'),
        columns,
        selected,
        changed: (column, now) => this.columnChanged(wheels, column, now),
      })
      .finally(() => {
        this.open = false;
      });
    if (result) this.choose(wheels.detail(result));
    else host.fire('cancel', {});
  }

  private wheels(): Wheels {
    return (MODES[this.host.prop<string>('mode')] ?? selectorWheels)(this.host);
  }

  private choose(detail: ReturnType<Wheels['detail']>): void {
    this.chosen = { value: detail.value };
    this.host.model('value', detail.value);
    this.host.fire('change', detail);
  }

  private columnChanged(wheels: Wheels, column: number, selected: number[]): Promise<Layout | null> | null {
    const mode = this.host.prop<string>('mode');
    if (mode === 'selector') return null;
    if (mode !== 'multiSelector') return Promise.resolve(wheels.layout(selected));
    const before = JSON.stringify(this.host.prop('value'));
    const answered = this.answer.wait();
    this.host.fire('columnchange', { column, value: selected[column] ?? 0 });
    return answered.then((changed) => {
      if (!changed) return null;
      const moved = JSON.stringify(this.host.prop('value')) !== before;
      return wheels.layout(moved ? wheels.selection() : selected);
    });
  }
}

defineWidget('picker', formSpecs.picker, (host) => {
  const picker = new Picker(host);
  return remember(
    {
      update: (changed) => picker.update(changed),
      tapped: () => {
        void picker.show();
        return undefined;
      },
      state: () => ({ value: picker.value }),
      formValue: () => picker.value,
      formReset: () => picker.reset(),
    },
    host,
  );
});
