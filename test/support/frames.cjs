'use strict';

const { clearImmediate, setImmediate } = require('node:timers');

/**
 * Nothing is drawn in tests: what waits for a frame, or for 0 ms, runs in the next turn and in order. jsdom lets each of them wait for a
 * millisecond, which was a fifth of the time of a screen's tests.
 */
const setLater = window.setTimeout.bind(window);
const clearLater = window.clearTimeout.bind(window);

/** By an id that jsdom never gives. */
const nextTurn = new Map();
let id = 0;

function inNextTurn(run, ...given) {
  id -= 1;
  const own = id;
  const wanted = setImmediate(() => {
    nextTurn.delete(own);
    run(...given);
  });
  nextTurn.set(own, wanted);
  return own;
}

window.setTimeout = (run, ms, ...given) =>
  typeof run === 'function' && !(ms > 0) ? inNextTurn(run, ...given) : setLater(run, ms, ...given);

window.clearTimeout = (given) => {
  const wanted = nextTurn.get(given);
  if (wanted === undefined) return clearLater(given);
  nextTurn.delete(given);
  clearImmediate(wanted);
};

window.requestAnimationFrame = (draw) => inNextTurn(() => draw(performance.now()));
window.cancelAnimationFrame = window.clearTimeout;

// jsdom has no media: tests fire its events.
if (typeof HTMLMediaElement !== 'undefined') {
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLMediaElement.prototype.pause = () => undefined;
  HTMLMediaElement.prototype.load = () => undefined;
}
