'use strict';

/** Nothing is drawn in tests: animation frames run in the next turn, in order, instead of after 16 ms. */
const later = window.setTimeout.bind(window);

window.requestAnimationFrame = (draw) => later(() => draw(performance.now()), 0);
window.cancelAnimationFrame = window.clearTimeout.bind(window);

// jsdom has no media: tests fire its events.
if (typeof HTMLMediaElement !== 'undefined') {
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => undefined;
  HTMLMediaElement.prototype.load = () => undefined;
}
