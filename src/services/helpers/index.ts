/** Small helpers. What a screen does not import reaches no bundle. */
export { refreshCache } from './cache-refresh';
export { toChineseNumeral } from './chinese-number';
export { formatCountdown, secondsLeft, type CountdownFormat } from './countdown';
export { imageUrl } from './image-url';
export { race } from './race';
export { throttle } from './throttle';
