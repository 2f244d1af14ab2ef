import type { NewStudentConfig } from '@/contract/activities/schema';

export type FreshmanIconKind = 'newbornEntrance' | 'firstLesson';

/** Where a scene is shown; the popup also needs the server's `isShowPop`. */
export interface ScenePlaces {
  readonly popup: boolean;
  readonly banner: boolean;
  readonly icons: readonly FreshmanIconKind[];
  readonly words: 'begin' | 'goOn' | 'reward';
}

/**
 * A new student's scenes: nothing done, tasks under way, all done with the reward pending, reward received. The specification
 * does not say what each shows (assumed): the enrolment while it has open tasks, then the first lesson.
 */
const SCENES = {
  firstScene: { popup: true, banner: true, icons: ['newbornEntrance'], words: 'begin' },
  secondScene: { popup: true, banner: true, icons: ['newbornEntrance'], words: 'goOn' },
  thirdScene: { popup: true, banner: true, icons: ['newbornEntrance'], words: 'reward' },
  fourthScene: { popup: false, banner: false, icons: ['firstLesson'], words: 'goOn' },
} as const satisfies Partial<Record<keyof NewStudentConfig, ScenePlaces>>;

type Scene = keyof typeof SCENES;
const ORDER: readonly Scene[] = ['firstScene', 'secondScene', 'thirdScene', 'fourthScene'];

/** Of the first true scene; undefined: not a new student. */
export function scenePlaces(config: Pick<NewStudentConfig, Scene>): ScenePlaces | undefined {
  const scene = ORDER.find((name) => config[name]);
  return scene && SCENES[scene];
}
