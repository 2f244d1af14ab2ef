import { GREETING_HOURS } from '@/contract/home/values';
import { homeTexts } from './texts';

type DayPart = keyof typeof homeTexts.greeting;

/** Morning 5 to 12, afternoon 12 to 18, otherwise evening. `hour`: 0 to 23. */
export function dayPart(hour: number): DayPart {
  const { morning, afternoon, evening } = GREETING_HOURS;
  if (hour >= morning && hour < afternoon) return 'morning';
  return hour >= afternoon && hour < evening ? 'afternoon' : 'evening';
}

/** 早上好，小豌豆家长; 亲爱的家长，您好 without a name. */
export function greetingText(name: string | undefined, hour: number): string {
  const known = name?.trim();
  if (!known) return homeTexts.defaultGreeting;
  return homeTexts.greet(homeTexts.greeting[dayPart(hour)], homeTexts.parentOf(known));
}
