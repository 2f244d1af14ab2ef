import type { Solid } from '@/components/Icon';

/** The 'star' icon, filled, with round corners. */
export const STAR: Solid = {
  solid:
    'M22.4 7.2Q24 3.8 25.6 7.2L30 17 40.7 18.2Q44.4 18.7 41.7 21.2L33.7 28.5 35.9 39Q36.6 42.7 33.4 40.8L24 35.5 14.6 40.8Q11.4 42.7 12.1 39L14.3 28.5 6.3 21.2Q3.6 18.7 7.3 18.2L18 17z',
};

/** A pea coin: the coin, and the sprout on it, which has a colour of its own. */
export const COIN: Solid = { solid: 'M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z' };
export const SPROUT: Solid = {
  solid:
    'M22 36v-7.6c-7.4-.5-11.5-4.6-11.5-11.5a1.8 1.8 0 0 1 1.8-1.8c5.4 0 9.3 2 11.3 5.7 1.5-5.3 5.2-8.4 10.8-9a1.8 1.8 0 0 1 2 1.8c0 6.7-3.8 10.9-10.4 11.5V36a2 2 0 0 1-4 0z',
};
