/** Homework. Only WorkUndoneNum is shown: kinds, states and limits are assumed. */
import type { ValueOf } from '../wire';

export const HomeworkKind = {
  /** After a lesson (/homeworkAfterClass). */
  afterClass: 'afterClass',
  /** On a topic: its wrong answers open in the app as CorrectSpecialTopicWrongTitle. */
  special: 'special',
  /** Handwriting, several pages (/uploadWritingQuestions). */
  writing: 'writing',
  /** Pages of the AI exercise book (/aiExerciseBookSnapshot). */
  exerciseBook: 'exerciseBook',
} as const;
export type HomeworkKind = ValueOf<typeof HomeworkKind>;

/**
 * to do → handed in → corrected → done, or → handed back → handed in again → corrected → done. Corrected becomes done
 * once the parent has seen it. Homework without anything for a teacher to read is corrected at hand-in.
 */
export const HomeworkState = {
  todo: 'todo',
  handedIn: 'handedIn',
  corrected: 'corrected',
  handedBack: 'handedBack',
  handedInAgain: 'handedInAgain',
  done: 'done',
} as const;
export type HomeworkState = ValueOf<typeof HomeworkState>;

/** States that accept answers; they count as "unfinished work" unless excused. */
export const OPEN_STATES: readonly HomeworkState[] = [HomeworkState.todo, HomeworkState.handedBack];

export const HomeworkTab = { open: 'open', waiting: 'waiting', corrected: 'corrected', all: 'all' } as const;
export type HomeworkTab = ValueOf<typeof HomeworkTab>;
/** States listed by each tab. */
export const STATES_OF_TAB: Readonly<Record<HomeworkTab, readonly HomeworkState[]>> = {
  open: [HomeworkState.handedBack, HomeworkState.todo],
  waiting: [HomeworkState.handedIn, HomeworkState.handedInAgain],
  corrected: [HomeworkState.corrected, HomeworkState.done],
  all: Object.values(HomeworkState),
};

export const HOMEWORK_PAGE_SIZE = 10;

/** Error codes of the homework calls. */
export const HOMEWORK_CODE = {
  /** Another device has saved a draft since: `data` is that draft. */
  draftConflict: '30002001',
  /** Handed in, corrected or excused meanwhile: answers are refused. */
  closed: '30002002',
  /** A required answer is missing: `data` is { questionIds }. */
  incomplete: '30002003',
} as const;

/** Marks of a teacher on a photo. */
export const PhotoSign = { right: 'right', wrong: 'wrong', half: 'half' } as const;
export type PhotoSign = ValueOf<typeof PhotoSign>;
/** Coordinates on a photo are fractions of its width and height in this unit. */
export const PHOTO_SCALE = 10_000;

export const StrokeColour = { red: 'red', green: 'green', blue: 'blue' } as const;
export type StrokeColour = ValueOf<typeof StrokeColour>;
