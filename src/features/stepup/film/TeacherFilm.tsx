import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Dialog } from '@/components/Dialog';
import { Spinner } from '@/components/Spinner';
import { plainTexts } from '@/features/films/plain/texts';
import { UrlFilm } from '@/features/films/plain/UrlFilm';
import { FilmOpen } from '@/features/films/stage/film-open';
import { Loaded } from '@/features/shapes';
import { filmTexts as texts } from '../choice/texts';
import type { FilmStore } from './film-store';
import './teacher-film.scss';

/** A teacher's film in a dialog. The mini program shows this page in its web view. */
export const TeacherFilm = observer(function TeacherFilm({ store }: { readonly store: FilmStore }) {
  const { teacher, film } = store;
  const title = texts.title(teacher?.nickname ?? '');
  return (
    <FilmOpen.Provider value={teacher !== null}>
      <Dialog
        open={teacher !== null}
        title={teacher ? title : undefined}
        onClose={store.close}
        actions={[{ text: plainTexts.close, onPress: store.close, kind: 'secondary' }]}
      >
        <Loaded of={film} skeleton={<Waiting />} onRetry={() => void store.load()}>
          {(url) =>
            url === '' ? (
              <View className="teacher-film">{texts.none}</View>
            ) : (
              <UrlFilm title={title} url={url} beginsItself renew={store.renew} />
            )
          }
        </Loaded>
      </Dialog>
    </FilmOpen.Provider>
  );
});

const Waiting = () => (
  <View className="teacher-film" {...aria({ role: 'status', 'aria-label': texts.loading })}>
    <Spinner />
  </View>
);
