import { inviteGift } from './invite-gift';
import { newStudent } from './new-student';
import { puzzleCamp } from './puzzle-camp';
import { readingWeek } from './reading-week';
import { talentShow } from './talent-show';

/** Pictures of popups by name. */
export const posters = {
  'reading-week': readingWeek,
  'puzzle-camp': puzzleCamp,
  'invite-gift': inviteGift,
  'new-student': newStudent,
  'talent-show': talentShow,
} as const;

export type PosterName = keyof typeof posters;
