import { act, useState } from 'react';
import { filmsCalls } from '@/contract/films/calls';
import type { Film, PlayableRef } from '@/contract/films/schema';
import { FilmStage, type FilmStageProps } from '@/features/films/stage/FilmStage';
import { Screen, screen } from '@/features/screen';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { withFakeEngines, type FakeEngine } from '../../support/fakes/fake-engine';
import { openScreen, type OpenedScreen, type OpenOptions } from '../support/open-screen';

export const FILM: Film = {
  kind: 'chapter',
  id: 7,
  title: '会变的图形',
  url: 'https://files.example/7.mp4?ticket=1',
  isStream: false,
  isSound: false,
  seconds: 300,
  poster: '',
  captions: [],
  marks: [],
  speed: 1,
  isPaid: false,
  availableUntil: '',
  positionSeconds: 0,
  furthestSeconds: 0,
  isFinished: false,
};

export const NEXT: PlayableRef = { kind: 'chapter', id: 8, title: '数列火车' };

export const filmApi = (film: Partial<Film> = {}): FakeApi =>
  new FakeApi()
    .on(filmsCalls.getFilm, ({ id }) => ({ ...FILM, ...film, id }))
    .on(filmsCalls.saveWatchProgress, [])
    .on(filmsCalls.saveWatchSpeed, null);

export interface OpenedFilm extends OpenedScreen {
  readonly engines: FakeEngine[];
  /** The current engine. */
  readonly engine: FakeEngine;
  /** Runs an action from outside the player and waits for the render. */
  perform(run: () => unknown): Promise<void>;
  /** Fires events as the browser's media element does. */
  fire(run: (engine: FakeEngine) => void): Promise<void>;
  phase(): string | undefined;
  press(key: string, target?: HTMLElement): Promise<void>;
  /** The element with this accessible name. */
  named(label: string): HTMLElement;
  hasNamed(label: string): boolean;
}

interface FilmOptions extends OpenOptions {
  readonly film?: Partial<Film>;
  readonly stage?: Partial<FilmStageProps>;
  readonly engine?: (engine: FakeEngine) => void;
}

/** A screen with only a stage over a fake engine; it follows `onNext` to the next film. */
export async function openFilm({
  film,
  stage,
  engine: prepareEngine,
  ...options
}: FilmOptions = {}): Promise<OpenedFilm> {
  const Page = screen('syllabus', function Films() {
    const [id, setId] = useState(FILM.id);
    const follow = film?.next && ((next: PlayableRef) => setId(next.id));
    return (
      <Screen>
        <FilmStage kind="chapter" id={id} onNext={follow} {...stage} />
      </Screen>
    );
  });
  let engines: FakeEngine[] = [];
  const opened = await openScreen('syllabus', Page, {
    user: TEST_USER,
    student: OFFICIAL,
    api: filmApi(film),
    ...options,
    prepare: (fake) => {
      engines = withFakeEngines(fake.app, prepareEngine);
      options.prepare?.(fake);
    },
  });
  // The player is a lazy chunk.
  await opened.settle();
  const find = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
  const playing = (): FakeEngine => {
    const last = engines[engines.length - 1];
    if (!last) throw new Error('nothing plays');
    return last;
  };
  const perform = async (run: () => unknown): Promise<void> => {
    await act(async () => void run());
    await opened.settle();
  };
  const box = () => document.querySelector<HTMLElement>('.player');
  return {
    ...opened,
    engines,
    perform,
    get engine() {
      return playing();
    },
    fire: (run) => perform(() => run(playing())),
    phase: () => box()?.dataset.phase,
    press: (key, target = box() ?? document.body) =>
      perform(() =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      ),
    named(label) {
      const found = find(label);
      if (!found) throw new Error(`nothing is named ${label} in\n${document.body.innerHTML}`);
      return found;
    },
    hasNamed: (label) => find(label) !== null,
  };
}
