import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { makeAutoObservable } from 'mobx';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { Skeleton } from '@/components/Skeleton';
import { SubjectMark } from '@/components/SubjectMark';
import { Tag } from '@/components/Tag';
import type { Playback } from '@/contract/courses/replay.schema';
import { PlayableKind } from '@/contract/films/values';
import { subjectKey, subjectText } from '@/features/courses';
import { FilmStage } from '@/features/films/stage/FilmStage';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { coursesCalls } from '@/contract/courses/calls';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import './index.scss';

/** A lesson's replay by id, for anyone. */
class PlaybackStore {
  readonly playback = new Loadable<Playback>();
  readonly liveId: number | undefined;

  constructor(
    private readonly app: Pick<App, 'api'>,
    id: string | undefined,
  ) {
    this.liveId = recordId(id);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.playback.find(this.liveId, (liveId) => this.ask(liveId));
  }

  private async ask(liveId: number): Promise<Result<Playback>> {
    const answer = await this.app.api.call(coursesCalls.getPlayback, { liveId });
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NO_SUCH_LESSON;
  }
}

const NO_SUCH_LESSON = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);

const texts = {
  loading: '课程回放加载中…',
  missing: '找不到这节课的回放',
  toHome: '回首页',
  cover: (title: string): string => `${title} 的封面`,
  stranger: '这是一节直播课的回放，只有上过这节课的家庭才能观看',
  login: '登录后观看',
  notOwn: '这节课不在孩子的课表里，看看孩子自己的课程回放吧',
  toOwn: '看孩子的回放',
  toList: '更多回放',
} as const;

/** A shared replay: plays for the child's own parent; others see what was taught. */
const PlaybackScreen = observer(function PlaybackScreen() {
  const app = useApp();
  const { id } = useParams('playback');
  const [store] = useState(() => new PlaybackStore(app, id));
  useLoadForSession(() => store.load(), store.playback.reset);
  return (
    <Screen>
      <View className="playback">
        <Loaded
          of={store.playback}
          skeleton={
            <Skeleton
              variant="card"
              parts={[{ bars: [360], lines: 3 }]}
              className="playback__skeleton"
              label={texts.loading}
            />
          }
          onRetry={() => void store.load()}
          missing={{
            text: texts.missing,
            action: { text: texts.toHome, onPress: () => void app.router.home() },
          }}
        >
          {(playback) => (playback.isOwn ? <Own {...playback} /> : <Strange {...playback} />)}
        </Loaded>
      </View>
    </Screen>
  );
});

function Own({ liveId, title, subject }: Playback) {
  const { router } = useApp();
  const toList = { text: texts.toList, onPress: () => void router.go('recordingList') };
  return (
    <>
      <FilmStage kind={PlayableKind.replay} id={liveId} expiredAction={toList} missingAction={toList} />
      <Card className="playback__card">
        <Tag tone={subjectKey(subject)} text={subjectText(subject)} />
        <Title title={title} />
        <Button className="playback__more" kind="secondary" size="medium" block onPress={toList.onPress}>
          {toList.text}
        </Button>
      </Card>
    </>
  );
}

/** For visitors, and parents of other children. */
const Strange = observer(function Strange({ title, subject, picture }: Playback) {
  const { router, session } = useApp();
  const { isLoggedIn } = session;
  return (
    <Card className="playback__card">
      <Picture
        src={picture}
        alt={texts.cover(title)}
        width="100%"
        ratio={16 / 9}
        round="card"
        lazy={false}
        fallback={<SubjectMark subject={subjectKey(subject)} size={200} />}
      />
      <Tag className="playback__subject" tone={subjectKey(subject)} text={subjectText(subject)} />
      <Title title={title} />
      <View className="playback__note">{isLoggedIn ? texts.notOwn : texts.stranger}</View>
      <Button
        className="playback__more"
        block
        onPress={() => void (isLoggedIn ? router.go('recordingList') : router.toLogin())}
      >
        {isLoggedIn ? texts.toOwn : texts.login}
      </Button>
    </Card>
  );
});

const Title = ({ title }: { readonly title: string }) => (
  <View className="playback__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
    {title}
  </View>
);

export default screen('playback', PlaybackScreen);
