import { hover } from '../hover';
import { defineBasic } from './define';

defineBasic('view', (host) => {
  const pressed = hover(host);
  return { released: () => pressed.release() };
});
