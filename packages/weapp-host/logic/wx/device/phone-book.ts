import { WxError, type WxContext, type WxMethods } from '../context';
import { asyncMethods, optional, parameter } from '../methods';
import { requireScope } from '../open/settings';

interface CalendarEvent {
  title?: unknown;
  startTime?: unknown;
  endTime?: unknown;
  repeatInterval?: unknown;
}

const INTERVALS = ['day', 'week', 'month', 'year'];

/** startTime is in seconds since 1970. Nothing is stored: there is no method to read it. */
async function addEvent(context: WxContext, event: CalendarEvent): Promise<void> {
  parameter<string>(event.title, 'title', 'String');
  parameter<number>(event.startTime, 'startTime', 'Number');
  await requireScope(context, 'scope.addPhoneCalendar');
}

export const phoneBookMethods = (context: WxContext): WxMethods =>
  asyncMethods(context, {
    addPhoneContact: async ({ firstName }: { firstName?: unknown }) => {
      const name = parameter<string>(firstName, 'firstName', 'String');
      await requireScope(context, 'scope.addPhoneContact');
      if (!(await context.shell.call('ui.ask', { kind: 'addPhoneContact', text: `添加联系人 ${name}` })))
        throw new WxError('cancel');
    },
    addPhoneCalendar: (event: CalendarEvent) => addEvent(context, event),
    addPhoneRepeatCalendar: async (event: CalendarEvent) => {
      const interval = optional(event.repeatInterval, 'repeatInterval', 'String', 'month');
      if (!INTERVALS.includes(interval)) throw new WxError('invalid repeatInterval');
      await addEvent(context, event);
    },
  });
