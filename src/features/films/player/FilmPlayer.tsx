import { View } from '@tarojs/components';
import type { Result } from '@/contract/errors';
import type { Film, PlayableRef } from '@/contract/films/schema';

export interface FilmPlayerProps {
  readonly film: Film;
  /** Another address of it. */
  readonly renew: () => Promise<Result<Film>>;
  readonly onNext?: (next: PlayableRef) => void;
  readonly onFinished?: () => void;
}

/** The film and what one does with it. */
export default function FilmPlayer({ film }: FilmPlayerProps) {
  return (
    <View className="film-stage">
      <video src={film.url} poster={film.poster} controls playsInline aria-label={film.title} width="100%" />
    </View>
  );
}
