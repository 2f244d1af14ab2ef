/** Small helpers, tree-shaken. */
export { refreshCache } from './cache-refresh';
export { toChineseNumeral } from './chinese-number';
export { formatCountdown, secondsLeft, type CountdownFormat } from './countdown';
export { imageUrl } from './image-url';
export { race } from './race';
export { throttle } from './throttle';
