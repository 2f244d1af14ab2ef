import type { IconName, Line } from '@/components/Icon';
import type { Verdict } from '@/contract/questions/values';
import type { Mark } from './choices/marks';

const HALF: Line = { line: 'M9 12l6-4v15M37 7 11 41M27 30c1-5 11-5 11 1 0 4-10 6-11 10h11' };

type Sign = IconName | Line;

/** Right, half and wrong are three shapes, drawn beside what they judge: colour alone says nothing. */
export const SIGNS: Readonly<Record<Mark, Sign>> & Readonly<Partial<Record<Verdict, Sign>>> = {
  right: 'check',
  found: 'check',
  missed: 'check',
  partly: HALF,
  wrong: 'close',
};
