/** Open classes and pea classes. The specification names their screens but shows none of their calls: all assumed. */
import type { ValueOf } from '../wire';

/** Lists of open classes: upcoming or live, reserved by this parent, past. */
export const OpenClassWhen = { coming: 'coming', mine: 'mine', past: 'past' } as const;
export type OpenClassWhen = ValueOf<typeof OpenClassWhen>;

/** State of an open class for this parent. full and reserved apply until the class begins. */
export const OpenClassState = {
  soon: 'soon',
  reserved: 'reserved',
  full: 'full',
  live: 'live',
  over: 'over',
} as const;
export type OpenClassState = ValueOf<typeof OpenClassState>;

/** making: over, the replay is not ready yet. */
export const PeaClassState = { coming: 'coming', live: 'live', making: 'making', replay: 'replay' } as const;
export type PeaClassState = ValueOf<typeof PeaClassState>;

export const CLASSES_PAGE = 10;

/** Minutes before an open class at which parents are reminded, by a message and by their calendar. */
export const OPEN_CLASS_REMINDER_MINUTES = 30;
/** Up to this many free seats the text says that few are left. */
export const FEW_SEATS = 10;
/** Download of a calendar file: GET `<path>/<one-time token>/open-class-<id>.ics`. */
export const OPEN_CLASS_CALENDAR_PATH = '/v1/openClass/calendar';
