/** The helpers of part 2 sections 4.12 and 9. What a screen does not import reaches no bundle. */
export { refreshCache } from './cache-refresh';
export { toChineseNumeral } from './chinese-number';
export { formatCountdown, secondsLeft, type CountdownFormat } from './countdown';
export { imageUrl } from './image-url';
export { race } from './race';
export { throttle } from './throttle';
