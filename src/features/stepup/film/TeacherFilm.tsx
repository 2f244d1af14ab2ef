import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Dialog, type DialogAction } from '@/components/Dialog';
import { Spinner } from '@/components/Spinner';
import { useOneSound } from '@/features/films/use-one-sound';
import { Loaded } from '@/features/shapes';
import { filmTexts as texts } from '../choice/texts';
import type { FilmStore } from './film-store';
import './teacher-film.scss';

/** The film of a teacher over the page: it begins by itself, and stops with the dialog. */
export const TeacherFilm = observer(function TeacherFilm({ store }: { readonly store: FilmStore }) {
  const { teacher, film, isFull, isBroken, mayFill } = store;
  const isShown = Boolean(film.value) && !isBroken;
  const actions: DialogAction[] = [{ text: texts.close, onPress: store.close, kind: 'secondary' }];
  if (mayFill && isShown) {
    const text = isFull ? texts.leaveFull : texts.full;
    actions.unshift({ text, onPress: () => void store.fill(!isFull), kind: 'secondary' });
  }
  return (
    <Dialog
      className={isFull ? 'teacher-film teacher-film--full' : 'teacher-film'}
      open={teacher !== null}
      title={teacher ? texts.title(teacher.nickname) : undefined}
      onClose={store.close}
      actions={actions}
    >
      <Loaded of={film} skeleton={<Waiting />} onRetry={() => void store.load()}>
        {(address) => <Content store={store} address={address} />}
      </Loaded>
    </Dialog>
  );
});

interface ContentProps {
  readonly store: FilmStore;
  /** '': there is none. */
  readonly address: string;
}

const Content = observer(function Content({ store, address }: ContentProps) {
  if (address === '') return <View className="teacher-film__words">{texts.none}</View>;
  if (!store.isBroken) return <Player key={store.attempt} store={store} address={address} />;
  return (
    <View className="teacher-film__words" {...aria({ role: 'alert' })}>
      <View>{texts.broken}</View>
      <Button className="teacher-film__again" kind="secondary" size="small" onPress={() => void store.load()}>
        {texts.retry}
      </Button>
    </View>
  );
});

/** The browser's own player: the mini program shows this page in its web-view. */
const Player = observer(function Player({ store, address }: ContentProps) {
  const player = useRef<HTMLVideoElement>(null);
  const claimSound = useOneSound();
  const isOpen = store.teacher !== null;
  useEffect(() => {
    const film = player.current;
    if (!film || !isOpen) return undefined;
    void begin(film, store);
    // Some go on where nobody sees them any more.
    return () => film.pause();
  }, [isOpen, store]);
  const speak = (): void => {
    const film = player.current;
    if (!film) return;
    film.muted = false;
    store.unmute();
    void film.play().catch(() => undefined);
  };
  return (
    <View className="teacher-film__screen">
      <video
        ref={player}
        className="teacher-film__film"
        src={address}
        aria-label={texts.title(store.teacher?.nickname ?? '')}
        controls
        playsInline
        // Android's WeChat would otherwise put its own player over the page.
        {...{ 'x5-video-player-type': 'h5-page', 'webkit-playsinline': 'true' }}
        onPlay={({ currentTarget }) => claimSound(currentTarget)}
        onVolumeChange={({ currentTarget }) => !currentTarget.muted && store.unmute()}
        onError={store.fail}
      />
      {store.isMuted && (
        <Button className="teacher-film__sound" size="small" onPress={speak}>
          {texts.sound}
        </Button>
      )}
    </View>
  );
});

/** With sound; without where the browser refuses it; by the parent's finger where it refuses that, too. */
async function begin(film: HTMLVideoElement, store: FilmStore): Promise<void> {
  try {
    await film.play();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'NotAllowedError') return;
    film.muted = true;
    store.mute();
    await film.play().catch(() => undefined);
  }
}

const Waiting = () => (
  <View className="teacher-film__words" {...aria({ role: 'status', 'aria-label': texts.loading })}>
    <Spinner />
  </View>
);
