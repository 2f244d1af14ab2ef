import { useState } from 'react';
import { ok, type Result } from '@/contract/errors';
import type { FilmPlayerProps } from '../player/FilmPlayer';
import type { PlayerFilm } from '../player/types';
import { StageVisit } from '../player/visit';
import { NoPlayer, PageSkeleton, usePlayer } from '../stage/lazy-player';

interface UrlFilmProps extends Pick<FilmPlayerProps, 'watch' | 'onEnded' | 'loops'> {
  readonly title: string;
  readonly url: string;
  readonly poster?: string;
  /** Opened by a tap: autoplays. Where the browser refuses, its play button is shown. */
  readonly beginsItself?: boolean;
  /** Shared by films that follow one another. */
  readonly visit?: StageVisit;
  /** Requests a new URL, as the last one may have expired. Default: the same one. */
  readonly renew?: () => Promise<Result<string>>;
}

const FILM: Omit<PlayerFilm, 'title' | 'url' | 'poster'> = {
  ...{ isStream: false, seconds: 0, captions: [], marks: [], speed: 1, isPaid: false },
};

/** A film outside courses, by its URL. Another film needs another key. */
export function UrlFilm({ title, url, poster = '', beginsItself, renew, ...props }: UrlFilmProps) {
  const [visit] = useState(() => props.visit ?? new StageVisit(beginsItself));
  const { Player, hasFailed, retry } = usePlayer();
  if (hasFailed) return <NoPlayer onRetry={retry} />;
  if (!Player) return <PageSkeleton />;
  const film = { ...FILM, title, url, poster };
  const again = async (): Promise<Result<PlayerFilm>> => {
    const renewed = await (renew?.() ?? ok(url));
    return renewed.ok ? ok({ ...film, url: renewed.value }) : renewed;
  };
  return <Player {...props} film={film} visit={visit} renew={again} />;
}
