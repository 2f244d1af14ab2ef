import { Menu } from '@/components/Menu';
import { straightTexts as texts } from './texts';

interface WeekPickerProps {
  /** Mondays, newest first: the first is the current week. */
  readonly periods: readonly string[];
  readonly value: string;
  readonly onChoose: (period: string) => void;
}

export function WeekPicker({ periods, value, onChoose }: WeekPickerProps) {
  const options = periods.map((period, index) => ({
    value: period,
    text: index === 0 ? texts.thisWeek : texts.weekOf(period),
  }));
  return <Menu title={texts.chooseWeek} options={options} value={value} onChoose={onChoose} />;
}
