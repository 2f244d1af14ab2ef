import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import type { TeacherFilm } from '@/contract/courses/teacher.schema';
import { PlayableKind } from '@/contract/films/values';
import { FilmStage } from '@/features/films/stage/FilmStage';
import { formatLength } from '@/services/helpers/say-length';
import type { TeacherDetailStore } from '../store';
import { teacherDetailTexts as texts } from '../texts';
import { Heading } from './words';

interface FilmsProps {
  readonly store: TeacherDetailStore;
  readonly films: readonly TeacherFilm[];
}

/** Covers; a tapped video plays above them, followed by the next. */
export const Films = observer(function Films({ store, films }: FilmsProps) {
  if (films.length === 0) return null;
  const { playing } = store;
  return (
    <Card className="teacher__card">
      <Heading text={texts.films} />
      {playing !== undefined && (
        <View className="teacher__stage">
          <FilmStage kind={PlayableKind.teacher} id={playing} onNext={({ id }) => store.play(id)} />
        </View>
      )}
      {films.map((film) => (
        <FilmRow
          key={film.id}
          film={film}
          isPlaying={film.id === playing}
          onPress={() => store.play(film.id)}
        />
      ))}
    </Card>
  );
});

interface FilmRowProps {
  readonly film: TeacherFilm;
  readonly isPlaying: boolean;
  readonly onPress: () => void;
}

function FilmRow({ film: { picture, seconds, title }, isPlaying, onPress }: FilmRowProps) {
  return (
    <Pressable
      className={classNames('teacher__film', isPlaying && 'teacher__film--playing')}
      label={texts.play(title)}
      aria={{ pressed: isPlaying }}
      onPress={onPress}
    >
      <View className="teacher__cover">
        <Picture src={picture} alt="" width={208} height={130} round="small" />
        <View className="teacher__play">
          <Icon name="play" size={40} tone="onPrimary" />
        </View>
      </View>
      <View className="teacher__film-words">
        <View className="teacher__film-title">{title}</View>
        <View className="teacher__film-length">{formatLength(seconds)}</View>
      </View>
    </Pressable>
  );
}
