/** Open classes and pea classes. The specification names their screens and shows none of their calls: all of this is assumed. */
import type { ValueOf } from '../wire';

/** Lists of open classes: what comes or is on, what this parent has reserved, what is over. */
export const OpenClassWhen = { coming: 'coming', mine: 'mine', past: 'past' } as const;
export type OpenClassWhen = ValueOf<typeof OpenClassWhen>;

/** Of an open class for this parent. full and reserved are those of a class that has not begun. */
export const OpenClassState = {
  soon: 'soon',
  reserved: 'reserved',
  full: 'full',
  live: 'live',
  over: 'over',
} as const;
export type OpenClassState = ValueOf<typeof OpenClassState>;

/** making: it is over, and its replay is not there yet. */
export const PeaClassState = { coming: 'coming', live: 'live', making: 'making', replay: 'replay' } as const;
export type PeaClassState = ValueOf<typeof PeaClassState>;

export const CLASSES_PAGE = 10;

/** Parents are reminded so many minutes before their open class begins, by a message and by their calendar. */
export const OPEN_CLASS_REMINDER_MINUTES = 30;
/** From so few seats on they are counted in words. */
export const FEW_SEATS = 10;
/** Where the backend hands a calendar file out: GET `<path>/<one-time token>/open-class-<id>.ics`. */
export const OPEN_CLASS_CALENDAR_PATH = '/v1/openClass/calendar';
