'use strict';

/** Nothing is drawn in tests: animation frames run in the next turn, in order, instead of after 16 ms. */
const later = window.setTimeout.bind(window);

window.requestAnimationFrame = (draw) => later(() => draw(performance.now()), 0);
window.cancelAnimationFrame = window.clearTimeout.bind(window);
