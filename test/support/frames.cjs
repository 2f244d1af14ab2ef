'use strict';

/** Nobody looks at what is drawn here: a frame is the next turn instead of a sixtieth of a second, in the same order. */
const later = window.setTimeout.bind(window);

window.requestAnimationFrame = (draw) => later(() => draw(performance.now()), 0);
window.cancelAnimationFrame = window.clearTimeout.bind(window);
