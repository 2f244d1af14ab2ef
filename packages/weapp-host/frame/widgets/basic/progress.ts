import { defineBasic, length } from './define';

const clamp = (percent: number): number => Math.min(100, Math.max(0, percent));

defineBasic('progress', (host) => {
  const { element } = host;
  const bar = element.appendChild(document.createElement('div'));
  const filled = bar.appendChild(document.createElement('div'));
  const info = element.appendChild(document.createElement('p'));
  bar.className = 'wx-progress-bar';
  filled.className = 'wx-progress-inner-bar';
  info.className = 'wx-progress-info';
  let shown = 0;
  let timer = 0;

  const paint = (percent: number): void => {
    shown = percent;
    filled.style.width = `${percent}%`;
    info.textContent = `${percent}%`;
  };
  const climb = (goal: number): void => {
    const step = (): void => {
      if (shown >= goal) {
        paint(goal);
        host.fire('activeend', { curPercent: goal });
        return;
      }
      paint(Math.min(goal, shown + 1));
      timer = window.setTimeout(step, host.prop<number>('duration'));
    };
    step();
  };
  const go = (): void => {
    window.clearTimeout(timer);
    const goal = clamp(host.prop<number>('percent'));
    if (!host.prop<boolean>('active')) return paint(goal);
    const goesOn = host.prop<string>('activeMode') === 'forwards' && shown <= goal;
    if (!goesOn) paint(0);
    climb(goal);
  };
  const style = (): void => {
    const radius = length(host.prop<unknown>('borderRadius'));
    bar.style.height = length(host.prop<unknown>('strokeWidth'));
    bar.style.backgroundColor = host.prop<string>('backgroundColor');
    bar.style.borderRadius = radius;
    filled.style.borderRadius = radius;
    filled.style.backgroundColor = host.prop<string>(host.has('activeColor') ? 'activeColor' : 'color');
    info.style.fontSize = length(host.prop<unknown>('fontSize'));
    info.hidden = !host.prop<boolean>('showInfo');
  };

  return {
    update: (changed) => {
      style();
      if (changed.size === 0 || changed.has('percent') || changed.has('active')) go();
    },
    released: () => window.clearTimeout(timer),
  };
});
