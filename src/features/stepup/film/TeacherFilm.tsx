import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Dialog, type DialogAction } from '@/components/Dialog';
import { Spinner } from '@/components/Spinner';
import { BrokenFilm } from '@/features/films/plain/BrokenFilm';
import { FilmOpen, PlainFilm } from '@/features/films/plain/PlainFilm';
import { plainTexts } from '@/features/films/plain/texts';
import { Loaded } from '@/features/shapes';
import { filmTexts as texts } from '../choice/texts';
import type { FilmStore } from './film-store';
import './teacher-film.scss';

/** A teacher's film in a dialog. The browser's own player; the mini program shows this page in its web view. */
export const TeacherFilm = observer(function TeacherFilm({ store }: { readonly store: FilmStore }) {
  const { teacher, film, isFull, isBroken, mayFill } = store;
  const isShown = Boolean(film.value) && !isBroken;
  const actions: DialogAction[] = [{ text: plainTexts.close, onPress: store.close, kind: 'secondary' }];
  if (mayFill && isShown) {
    const text = isFull ? texts.leaveFull : texts.full;
    actions.unshift({ text, onPress: () => void store.fill(!isFull), kind: 'secondary' });
  }
  return (
    <FilmOpen.Provider value={teacher !== null}>
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
    </FilmOpen.Provider>
  );
});

interface ContentProps {
  readonly store: FilmStore;
  /** '': none. */
  readonly address: string;
}

const Content = observer(function Content({ store, address }: ContentProps) {
  if (address === '') return <View className="plain-film__words">{texts.none}</View>;
  if (store.isBroken) return <BrokenFilm onRetry={() => void store.load()} />;
  return (
    <PlainFilm
      key={store.attempt}
      address={address}
      label={texts.title(store.teacher?.nickname ?? '')}
      onBroken={store.fail}
    />
  );
});

const Waiting = () => (
  <View className="plain-film__words" {...aria({ role: 'status', 'aria-label': texts.loading })}>
    <Spinner />
  </View>
);
