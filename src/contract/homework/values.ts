/** Homework. Its calls but WorkUndoneNum are not shown: kinds, states and limits are assumed. */
import type { ValueOf } from '../wire';

export const HomeworkKind = {
  /** After a lesson (/homeworkAfterClass). */
  afterClass: 'afterClass',
  /** Of a topic: its wrong ones open in the app as CorrectSpecialTopicWrongTitle. */
  special: 'special',
  /** Handwriting of several pages (/uploadWritingQuestions). */
  writing: 'writing',
  /** Pages of the AI exercise book (/aiExerciseBookSnapshot). */
  exerciseBook: 'exerciseBook',
} as const;
export type HomeworkKind = ValueOf<typeof HomeworkKind>;

/**
 * to do → handed in → corrected → done, or → handed back → handed in again → corrected → done. Corrected becomes done when its
 * parent has seen the correction. What has nothing for a teacher to read is corrected with the hand-in.
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

/** States in which a child may answer: these are "unfinished work", unless it is excused. */
export const OPEN_STATES: readonly HomeworkState[] = [HomeworkState.todo, HomeworkState.handedBack];

export const HomeworkTab = { open: 'open', waiting: 'waiting', corrected: 'corrected', all: 'all' } as const;
export type HomeworkTab = ValueOf<typeof HomeworkTab>;
/** Which states a tab lists. */
export const STATES_OF_TAB: Readonly<Record<HomeworkTab, readonly HomeworkState[]>> = {
  open: [HomeworkState.handedBack, HomeworkState.todo],
  waiting: [HomeworkState.handedIn, HomeworkState.handedInAgain],
  corrected: [HomeworkState.corrected, HomeworkState.done],
  all: Object.values(HomeworkState),
};

export const HOMEWORK_PAGE_SIZE = 10;
/** A draft goes to the server at most so often; to the device at every keystroke. */
export const DRAFT_EVERY_SECONDS = 10;

/** Codes of the homework calls. */
export const HOMEWORK_CODE = {
  /** Another device saved a draft since: `data` is that draft. */
  draftConflict: '30002001',
  /** Handed in, corrected or excused meanwhile: nothing can be answered now. */
  closed: '30002002',
  /** Something required is not answered: `data` is { questionIds }. */
  incomplete: '30002003',
} as const;

/** What a teacher puts beside a place of a photo. */
export const PhotoSign = { right: 'right', wrong: 'wrong', half: 'half' } as const;
export type PhotoSign = ValueOf<typeof PhotoSign>;
/** Places on a photo are told in so many parts of its width and of its height. */
export const PHOTO_SCALE = 10_000;

export const StrokeColour = { red: 'red', green: 'green', blue: 'blue' } as const;
export type StrokeColour = ValueOf<typeof StrokeColour>;
