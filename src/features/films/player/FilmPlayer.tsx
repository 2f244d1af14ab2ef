import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useContext, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '@/components/class-names';
import type { Result } from '@/contract/errors';
import type { PlayableRef } from '@/contract/films/schema';
import { usePlace } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { engines } from '../engine';
import { FilmOpen } from '../stage/film-open';
import { Controls } from './Controls';
import { Cover } from './Cover';
import { PlayerStore } from './player-store';
import { playerTexts as texts } from './texts';
import type { PlayerFilm, Watching } from './types';
import type { StageVisit } from './visit';
import './player.scss';

const STEP_SECONDS = 10;

type Act = (store: PlayerStore) => void;

/** Common keyboard shortcuts of players. */
const ACTS: Readonly<Record<string, Act>> = {
  ' ': (store) => store.toggle(),
  k: (store) => store.toggle(),
  arrowleft: (store) => store.seek(store.time - STEP_SECONDS),
  arrowright: (store) => store.seek(store.time + STEP_SECONDS),
  home: (store) => store.seek(0),
  f: (store) => store.settings.fullscreen.toggle(),
  m: (store) => store.settings.toggleMuted(),
  c: (store) => store.settings.captions.areThere && store.settings.captions.toggle(),
  escape: (store) => (store.controls.menu ? store.controls.close() : void store.settings.fullscreen.leave()),
};

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
}

const PRESSED_BY_SPACE: readonly unknown[] = ['button', 'switch', 'radio'];
const isPressed = (target: EventTarget | null): boolean =>
  PRESSED_BY_SPACE.includes((target as Partial<Element> | null)?.getAttribute?.('role'));

/** Action of a key while the player has the focus; undefined: none, e.g. a space that presses the focused button. */
function actOf({ key, ctrlKey, metaKey, altKey, target }: Key): Act | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === ' ' && isPressed(target)) return undefined;
  return ACTS[key.toLowerCase()];
}

export interface FilmPlayerProps {
  readonly film: PlayerFilm;
  readonly visit: StageVisit;
  /** Requests a new URL. */
  readonly renew: () => Promise<Result<PlayerFilm>>;
  readonly onNext?: (next: PlayableRef) => void;
  /** Absent: nothing is tracked. Called once. */
  readonly watch?: () => Watching;
  readonly onEnded?: () => void;
  /** Starts again at its end. */
  readonly loops?: boolean;
}

/** The player of one film: another film needs another instance. */
const FilmPlayer = observer(function FilmPlayer({ film, ...props }: FilmPlayerProps) {
  const app = useApp();
  const latest = useRef(props);
  latest.current = props;
  const [store] = useState(
    () =>
      new PlayerStore({
        app,
        film,
        visit: props.visit,
        renew: () => latest.current.renew(),
        onNext: props.onNext && ((next) => latest.current.onNext?.(next)),
        watching: props.watch?.() ?? {},
        onEnded: () => latest.current.onEnded?.(),
      }),
  );
  const box = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLVideoElement>(null);
  useEngine(store, screen, box);
  useLeaving(store);
  const { phase, controls } = store;
  const { captions, fullscreen } = store.settings;
  // Before it is played the picture is all there is.
  const areShown = phase !== 'ready' && (controls.areShown || phase !== 'playing');
  return (
    <div
      ref={box}
      className={classNames(
        'player',
        areShown && 'player--awake',
        fullscreen.isFull && 'player--full',
        fullscreen.fillsPage && 'player--page',
      )}
      role="region"
      aria-label={texts.player(film.title)}
      tabIndex={-1}
      data-phase={phase}
      onKeyDown={(event) => press(event, store)}
      onPointerMove={({ pointerType }) => isMouse(pointerType) && controls.show()}
      onFocus={controls.show}
    >
      <video
        ref={screen}
        className="player__film"
        poster={film.poster || undefined}
        aria-label={film.title}
        loop={props.loops}
        playsInline
        // Otherwise WeChat on Android puts its own player over the page.
        {...{ 'x5-video-player-type': 'h5-page', 'webkit-playsinline': 'true' }}
        onClick={({ nativeEvent }) => tap(nativeEvent, store)}
      >
        {film.captions.map(({ lang, label, url }) => (
          <track key={lang} kind="captions" srcLang={lang} label={label} src={url} />
        ))}
      </video>
      <Words captions={captions} />
      <Cover store={store} />
      <Controls store={store} film={film} />
    </div>
  );
});

const Words = observer(function Words({ captions }: Pick<PlayerStore['settings'], 'captions'>) {
  if (!captions.text) return null;
  return (
    <View className="player__words">
      <View className="player__words-text">{captions.text}</View>
    </View>
  );
});

type Held<T> = { readonly current: T | null };

function useEngine(store: PlayerStore, screen: Held<HTMLVideoElement>, box: Held<HTMLDivElement>): void {
  const app = useApp();
  useEffect(() => {
    if (!screen.current || !box.current) return undefined;
    return store.attach(app.get(engines).make(screen.current, box.current));
  }, [app, store, screen, box]);
}

/** Another page is in front, or the dialog around it closes. */
function useLeaving(store: PlayerStore): void {
  const { isVisible } = usePlace();
  const isOpen = useContext(FilmOpen);
  useEffect(() => {
    if (!isVisible || !isOpen) store.leave();
    if (!isOpen) store.settings.fullscreen.end();
  }, [store, isVisible, isOpen]);
}

/** A touch moves before its click: controls that appear on move would receive the click. */
const isMouse = (pointerType: string | undefined): boolean => pointerType === 'mouse';

/** A touch shows the controls. A mouse has shown them by moving, so a click plays or pauses, as does the first touch. */
function tap(event: Event, store: PlayerStore): void {
  if (store.controls.menu) store.controls.close();
  else if (store.phase === 'ready' || isMouse((event as Partial<PointerEvent>).pointerType)) store.toggle();
  else store.controls.tap();
}

function press(event: KeyboardEvent<HTMLDivElement>, store: PlayerStore): void {
  const act = actOf(event);
  if (!act) return;
  event.preventDefault();
  act(store);
  store.controls.show();
}

export default FilmPlayer;
