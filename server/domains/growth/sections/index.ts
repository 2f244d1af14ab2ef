/** Sections shared by the situation and reports; a report's own sections are beside its kind. */
import type { SectionBuilder } from '../statistics/types';
import { achievements } from './achievements';
import { classroom } from './classroom';
import { habits } from './habits';
import { mastery } from './mastery';
import { overview } from './overview';
import { recent } from './recent';

export const sections: Record<
  'overview' | 'recent' | 'classroom' | 'habits' | 'mastery' | 'achievements',
  SectionBuilder
> = { overview, recent, classroom, habits, mastery, achievements };
