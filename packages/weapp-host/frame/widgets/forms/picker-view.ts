import { formSpecs } from '../../../protocol/components/forms';
import { type Widget, type WidgetHost, defineWidget } from '../../widget';
import { hostOf, remember } from './controls';
import { Wheel } from './wheel';

/** Callbacks of a picker-view for its columns. */
interface PickerView {
  host: WidgetHost;
  /** updates the layout: columns, items or attributes changed */
  sync(): void;
  picked(phase: 'start' | 'released' | 'settled'): void;
}

const views = new WeakMap<Widget, PickerView>();
const wheels = new WeakMap<Widget, Wheel>();

const wheelsOf = (host: WidgetHost): Wheel[] =>
  host.descendants('picker-view-column').flatMap((widget) => wheels.get(widget) ?? []);

const viewAbove = (host: WidgetHost): PickerView | undefined => {
  const view = host.closest('picker-view');
  return view ? views.get(view) : undefined;
};

defineWidget('picker-view', formSpecs['picker-view'], (host) => {
  let told = '';
  let picking = false;
  const value = (): number[] => wheelsOf(host).map((wheel) => wheel.index);
  const remembered = (): void => {
    told = JSON.stringify(value());
  };
  const tell = (): void => {
    const now = value();
    if (JSON.stringify(now) === told) return;
    remembered();
    host.model('value', now);
    host.fire('change', { value: now });
  };
  const sync = (): void => {
    for (const wheel of wheelsOf(host)) wheel.layout();
  };
  const place = (): void => {
    const wanted = host.prop<unknown[]>('value');
    wheelsOf(host).forEach((wheel, column) => wheel.want(Number(wanted[column] ?? 0)));
    remembered();
  };
  const picked: PickerView['picked'] = (phase) => {
    if (phase === 'start') {
      // Touched while scrolling: the target is not reported yet.
      if (!picking) remembered();
      picking = true;
      host.fire('pickstart', {});
    }
    if (phase === 'released' && host.prop<boolean>('immediateChange')) tell();
    if (phase !== 'settled') return;
    picking = false;
    tell();
    host.fire('pickend', {});
  };

  const widget: Widget = {
    update: (changed) => {
      if (changed.has('value')) place();
      sync();
    },
    childrenChanged: sync,
    state: () => ({ value: value() }),
    formValue: value,
    formReset: () => {
      for (const wheel of wheelsOf(host)) wheel.want(0);
      remembered();
      host.model('value', value());
    },
  };
  views.set(widget, { host, sync, picked });
  return remember(widget, host);
});

defineWidget('picker-view-column', formSpecs['picker-view-column'], (host) => {
  const wheel = new Wheel(host.element, {
    look: () => {
      const view = viewAbove(host)?.host;
      return {
        indicatorStyle: view?.frame.rpx(view.prop('indicatorStyle')) ?? '',
        indicatorClasses: view?.classes('indicatorClass') ?? [],
        maskStyle: view?.frame.rpx(view.prop('maskStyle')) ?? '',
        maskClasses: view?.classes('maskClass') ?? [],
      };
    },
    picked: (phase) => viewAbove(host)?.picked(phase),
  });
  const widget: Widget = {
    container: wheel.content,
    attached: () => {
      const view = host.closest('picker-view');
      const above = view && hostOf(view);
      const column = above ? wheelsOf(above).indexOf(wheel) : -1;
      if (above && column >= 0) wheel.want(Number(above.prop<unknown[]>('value')[column] ?? 0));
      wheel.layout();
    },
    childrenChanged: () => wheel.layout(),
    released: () => wheel.dispose(),
  };
  wheels.set(widget, wheel);
  return widget;
});
