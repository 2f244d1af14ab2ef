import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useMemo, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { Icon, type IconName } from '@/components/Icon';
import type { PlayableRef } from '@/contract/films/schema';
import type { PlayableKind } from '@/contract/films/values';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { LoadFailure } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { StageVisit } from '../player/visit';
import { Watched } from '../player/watched';
import { Box, NoPlayer, PageSkeleton, usePlayer } from './lazy-player';
import { StageStore } from './stage-store';
import './stage.scss';

const texts = {
  locked: '这一节还没有解锁',
  lockedNote: '解锁后就能和孩子一起看',
  expired: '这一节已过有效期',
  expiredNote: '学过的进度都还在',
  notReady: '回放正在制作中',
  notReadyNote: '制作好后就能在这里观看',
  missing: '找不到这个视频',
  refresh: '刷新',
} as const;

export interface StageAction {
  readonly text: string;
  readonly onPress: () => void;
}

export interface FilmStageProps {
  readonly kind: PlayableKind;
  /** undefined: the deep link has none. */
  readonly id: number | undefined;
  /** The screen shows the next film instead. Without it there is no autoplay of the next. */
  readonly onNext?: (next: PlayableRef) => void;
  /** Opened by a tap: autoplays once loaded. */
  readonly beginsItself?: boolean;
  readonly lockedAction?: StageAction;
  /** Action for an expired film; default `lockedAction`. */
  readonly expiredAction?: StageAction;
  readonly missingAction?: StageAction;
  /** Just finished: the screen may reload its progress. */
  readonly onFinished?: () => void;
}

/** Stage of a film: player, obstacle or skeleton. */
export function FilmStage(props: FilmStageProps) {
  const [visit] = useState(() => new StageVisit(props.beginsItself));
  // Keyed by film.
  return <Stage key={`${props.kind} ${props.id}`} visit={visit} {...props} />;
}

interface StageProps extends FilmStageProps {
  readonly visit: StageVisit;
}

const Stage = observer(function Stage({ visit, ...props }: StageProps) {
  const { kind, id } = props;
  const app = useApp();
  const store = useMemo(() => new StageStore(app, kind, id), [app, kind, id]);
  const { Player, hasFailed, retry } = usePlayer();
  const finished = useRef(props.onFinished);
  finished.current = props.onFinished;
  useLoadForSession(() => store.load(), store.forget);
  const film = store.film.value;
  if (store.look !== 'film' || !film) return <InItsPlace store={store} {...props} />;
  if (hasFailed) return <NoPlayer onRetry={retry} />;
  if (!Player) return <PageSkeleton />;
  const watch = () => new Watched(app, film, () => finished.current?.());
  return <Player film={film} visit={visit} renew={store.renew} onNext={props.onNext} watch={watch} />;
});

interface LookProps extends FilmStageProps {
  readonly store: StageStore;
}

const InItsPlace = observer(function InItsPlace({ store, ...props }: LookProps) {
  const { lockedAction, expiredAction = lockedAction, missingAction } = props;
  const again = { text: texts.refresh, onPress: () => void store.load() };
  switch (store.look) {
    case 'locked':
      return <Notice icon="lock" text={texts.locked} note={texts.lockedNote} action={lockedAction} />;
    case 'expired':
      return <Notice icon="clock" text={texts.expired} note={texts.expiredNote} action={expiredAction} />;
    case 'notReady':
      return <Notice icon="clock" text={texts.notReady} note={texts.notReadyNote} action={again} />;
    case 'missing':
      return <Notice icon="info" text={texts.missing} action={missingAction} />;
    case 'failed':
      return (
        <Box>
          <LoadFailure compact error={store.film.error} onRetry={() => void store.load()} />
        </Box>
      );
    default:
      return <PageSkeleton />;
  }
});

interface NoticeProps {
  readonly icon: IconName;
  readonly text: string;
  readonly note?: string;
  readonly action?: StageAction;
}

function Notice({ icon, text, note, action }: NoticeProps) {
  return (
    <Box>
      <View className="film-stage__mark">
        <Icon name={icon} size={48} tone="primary" />
      </View>
      <View className="film-stage__text">{text}</View>
      {note && <View className="film-stage__note">{note}</View>}
      {action && (
        <Button className="film-stage__action" size="medium" onPress={action.onPress}>
          {action.text}
        </Button>
      )}
    </Box>
  );
}
