import type { NewStudentConfig } from '@/contract/activities/schema';

/** Entrances among the floating icons. */
export type FreshmanIconKind = 'newbornEntrance' | 'firstLesson';

/** Where a scene shows; the popup in addition only while the server says `isShowPop`. */
export interface ScenePlaces {
  readonly popup: boolean;
  readonly banner: boolean;
  readonly icons: readonly FreshmanIconKind[];
  /** What the popup says. */
  readonly words: 'begin' | 'goOn' | 'reward';
}

/**
 * The way of a new student: nothing done yet, tasks under way, all done and the reward waits, reward received. What a
 * scene shows is not shown in the specification (assumed): the enrolment as long as there is something to do in it, then
 * the first lesson, which comes next.
 */
const SCENES = {
  firstScene: { popup: true, banner: true, icons: ['newbornEntrance'], words: 'begin' },
  secondScene: { popup: true, banner: true, icons: ['newbornEntrance'], words: 'goOn' },
  thirdScene: { popup: true, banner: true, icons: ['newbornEntrance'], words: 'reward' },
  fourthScene: { popup: false, banner: false, icons: ['firstLesson'], words: 'goOn' },
} as const satisfies Partial<Record<keyof NewStudentConfig, ScenePlaces>>;

type Scene = keyof typeof SCENES;
const ORDER: readonly Scene[] = ['firstScene', 'secondScene', 'thirdScene', 'fourthScene'];

/** Of the first scene that is true; undefined: no new student. */
export function scenePlaces(config: Pick<NewStudentConfig, Scene>): ScenePlaces | undefined {
  const scene = ORDER.find((name) => config[name]);
  return scene && SCENES[scene];
}
