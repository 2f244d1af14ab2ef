import { defineBasic } from './define';

/* The bar is the shell's: what changed goes to the logic side with an event of the host's own. */
defineBasic('navigation-bar', (host) => ({
  update: (changed) => {
    const detail = Object.fromEntries([...changed].map((name) => [name, host.prop<unknown>(name)]));
    if (changed.size > 0) host.fire('__navigationBar', detail);
  },
}));
