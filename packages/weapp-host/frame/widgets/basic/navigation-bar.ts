import { defineBasic } from './define';

/* The bar is drawn by the shell: changes go to the logic side as an internal event. */
defineBasic('navigation-bar', (host) => ({
  update: (changed) => {
    const detail = Object.fromEntries([...changed].map((name) => [name, host.prop<unknown>(name)]));
    if (changed.size > 0) host.fire('__navigationBar', detail);
  },
}));
