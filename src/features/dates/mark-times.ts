import type { LocalClock } from '@/services/clock';
import { dateTexts } from './texts';
import { isAway } from './zones';

const TIMES = /\d{1,2}[:：]\d{2}(?:\s*[-–—~至到]\s*\d{1,2}[:：]\d{2})?(?!\d|[^，。；\n]{0,12}北京时间)/g;

/** Free text such as messages or opening hours: marks each time of day as Beijing time. */
export const markTimes = (words: string, serverClock: LocalClock): string =>
  isAway(serverClock) ? words.replace(TIMES, dateTexts.beijing) : words;
