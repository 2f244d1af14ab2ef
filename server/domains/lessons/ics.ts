/** Writes iCalendar (RFC 5545): CRLF, lines of at most 75 bytes, escaped text, times in UTC. */

export interface CalendarEvent {
  /** Stable per class across files, so that a calendar updates the entry instead of duplicating it. */
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

interface Calendar {
  readonly name: string;
  readonly reminder: { readonly minutesBefore: number; readonly text: string };
  readonly events: readonly CalendarEvent[];
}

const PRODUCT = '-//Wandou//Parent App//ZH';
const MAX_BYTES = 75;

export function writeCalendar({ name, reminder, events }: Calendar, writtenAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => eventLines(event, reminder, writtenAt)),
    'END:VCALENDAR',
  ];
  return lines.flatMap(folded).join('\r\n') + '\r\n';
}

function eventLines(event: CalendarEvent, reminder: Calendar['reminder'], writtenAt: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${moment(writtenAt)}`,
    `DTSTART:${moment(event.startsAt)}`,
    `DTEND:${moment(event.endsAt)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(reminder.text)}`,
    `TRIGGER:-PT${reminder.minutesBefore}M`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

const moment = (date: Date): string => date.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,')
    .replace(/\r\n|\r|\n/g, '\\n');

/** Longer lines continue after a space; characters are never split. */
function folded(line: string): string[] {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_BYTES) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current];
}
