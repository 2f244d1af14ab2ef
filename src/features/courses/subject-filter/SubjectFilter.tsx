import { Tabs } from '@/components/Tabs';
import { Subject } from '@/contract/courses/values';
import { subjectText } from '..';

const ALL_SUBJECTS = '全部';

const ALL = 'all';
const subjects = Object.values(Subject);
const ITEMS = [
  { key: ALL, text: ALL_SUBJECTS },
  ...subjects.map((subject) => ({ key: String(subject), text: subjectText(subject) })),
];

interface SubjectFilterProps {
  /** undefined: all. */
  readonly chosen: Subject | undefined;
  readonly onChange: (subject: Subject | undefined) => void;
  readonly level?: 'first' | 'second';
  readonly className?: string;
}

export function SubjectFilter({ chosen, onChange, level, className }: SubjectFilterProps) {
  return (
    <Tabs
      className={className}
      level={level}
      items={ITEMS}
      active={chosen === undefined ? ALL : String(chosen)}
      onChange={(key) => onChange(subjects.find((subject) => String(subject) === key))}
    />
  );
}
