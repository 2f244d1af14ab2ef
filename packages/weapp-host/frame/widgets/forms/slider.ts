import { formSpecs } from '../../../protocol/components/forms';
import { defaultOf } from '../../look';
import { type WidgetHost, defineWidget } from '../../widget';
import { assignments, part, reflect, remember } from './controls';
import { followFinger } from './drag';

const SMALLEST_BLOCK = 12;
const LARGEST_BLOCK = 28;

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** Nearest value reachable by steps from min. */
function stepped(host: WidgetHost, value: number): number {
  const min = host.prop<number>('min');
  const max = host.prop<number>('max');
  const step = host.prop<number>('step');
  const inside = clamp(value, min, Math.max(min, max));
  if (!(step > 0)) return inside;
  const nearest = Math.round((inside - min) / step) * step + min;
  return Number(clamp(nearest, min, Math.max(min, max)).toFixed(Math.max(decimals(step), decimals(min))));
}

/** Documented names win over the old ones if they differ from the default, as in WeChat. */
const colorOf = (host: WidgetHost, name: string, oldName: string): string => {
  const color = host.prop<string>(name);
  return color === defaultOf('slider', name, formSpecs.slider.attributes[name]?.default)
    ? host.prop<string>(oldName)
    : color;
};

function build(element: HTMLElement) {
  const wrapper = part(element, 'wx-slider-wrapper');
  const tapArea = part(wrapper, 'wx-slider-tap-area');
  const bar = part(tapArea, 'wx-slider-handle-wrapper');
  const track = part(bar, 'wx-slider-track');
  const handle = part(bar, 'wx-slider-handle');
  const thumb = part(bar, 'wx-slider-thumb');
  const text = part(wrapper, 'wx-slider-value');
  return { bar, track, handle, thumb, text };
}

type Parts = ReturnType<typeof build>;

function paint({ bar, track, handle, thumb, text }: Parts, host: WidgetHost, value: number): void {
  const min = host.prop<number>('min');
  const range = host.prop<number>('max') - min;
  const percent = `${range > 0 ? clamp(((value - min) / range) * 100, 0, 100) : 0}%`;
  const size = clamp(host.prop<number>('blockSize'), SMALLEST_BLOCK, LARGEST_BLOCK);
  bar.style.backgroundColor = colorOf(host, 'backgroundColor', 'color');
  track.style.backgroundColor = colorOf(host, 'activeColor', 'selectedColor');
  track.style.width = percent;
  handle.style.left = thumb.style.left = percent;
  thumb.style.width = thumb.style.height = `${size}px`;
  thumb.style.margin = `${-size / 2}px 0 0 ${-size / 2}px`;
  thumb.style.backgroundColor = host.prop('blockColor');
  text.hidden = !host.prop<boolean>('showValue');
  text.textContent = String(value);
  reflect(host.element, 'disabled', host.prop('disabled'));
}

defineWidget('slider', formSpecs.slider, (host) => {
  const parts = build(host.element);
  const assigned = assignments<number>();
  let value = 0;

  const set = (next: number): boolean => {
    const changed = next !== value;
    value = next;
    paint(parts, host, value);
    if (changed) host.model('value', value);
    return changed;
  };
  const at = (x: number): number => {
    const { left, width } = parts.bar.getBoundingClientRect();
    const min = host.prop<number>('min');
    const ratio = width > 0 ? clamp((x - left) / width, 0, 1) : 0;
    return stepped(host, min + ratio * (host.prop<number>('max') - min));
  };

  const allowed = (target: Element): boolean =>
    !host.prop<boolean>('disabled') && !parts.text.contains(target);
  followFinger(host.element, allowed, {
    start: () => undefined,
    move: ({ x }) => {
      if (set(at(x))) host.fire('changing', { value });
    },
    end: ({ x }) => {
      set(at(x));
      host.fire('change', { value });
    },
  });

  return remember(
    {
      update: (changed) => {
        const given = changed.has('value') && assigned(host.prop('value'));
        value = stepped(host, given ? host.prop('value') : value);
        paint(parts, host, value);
      },
      state: () => ({ value }),
      methods: {
        slideTo: (next: number) => {
          if (host.prop<boolean>('disabled')) return;
          if (set(stepped(host, Number(next)))) host.fire('changing', { value });
          host.fire('change', { value });
        },
      },
      formValue: () => value,
      formReset: () => void set(host.prop('min')),
    },
    host,
  );
});
