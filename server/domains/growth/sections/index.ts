/** Sections that situation and reports have in common; what a report has of its own stands with its kind. */
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
