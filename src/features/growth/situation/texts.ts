import { formatMonthDay } from '@/features/dates/in-full';

export const summaryTexts = {
  span: (from: string, to: string): string => `${formatMonthDay(from)}–${formatMonthDay(to)}`,
  ring: (name: string): string => `${name}率`,
  figure: (name: string, value: string, unit: string, note: string): string =>
    [`${name} ${value} ${unit}`, note].filter(Boolean).join('，'),
  same: '持平',
} as const;
