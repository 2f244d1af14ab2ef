import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '@/components/class-names';
import type { Result } from '@/contract/errors';
import type { Film, PlayableRef } from '@/contract/films/schema';
import { usePlace } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { engines } from '../engine';
import { Controls } from './Controls';
import { Cover } from './Cover';
import { actOf } from './keys';
import { PlayerStore } from './player-store';
import { playerTexts as texts } from './texts';
import type { StageVisit } from './visit';
import './player.scss';

export interface FilmPlayerProps {
  readonly film: Film;
  readonly visit: StageVisit;
  /** Requests a new URL. */
  readonly renew: () => Promise<Result<Film>>;
  readonly onNext?: (next: PlayableRef) => void;
  readonly onFinished?: () => void;
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
        onFinished: () => latest.current.onFinished?.(),
      }),
  );
  const box = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLVideoElement>(null);
  useEngine(store, screen, box);
  useLeaving(store);
  const { phase, controls } = store;
  const { captions, fullscreen } = store.settings;
  const areShown = controls.areShown || phase !== 'playing';
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

/** Another page is in front. */
function useLeaving(store: PlayerStore): void {
  const { isVisible } = usePlace();
  useEffect(() => {
    if (!isVisible) store.leave();
  }, [store, isVisible]);
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
