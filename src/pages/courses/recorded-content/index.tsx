import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Skeleton } from '@/components/Skeleton';
import type { ChapterDetail } from '@/contract/courses/film-course.schema';
import { chapterTarget, mayPlay } from '@/features/courses/chapter-state';
import { pressTarget } from '@/features/links/click-target';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { Loaded } from '@/features/shapes';
import { skyOf } from '@/features/courses/sky';
import { useApp } from '@/stores/app/app-context';
import { coursesCalls } from '@/contract/courses/calls';
import { BACKEND_CODE, fail, ok, type Result } from '@/contract/errors';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { Content } from './content';
import { recordedContentTexts as texts } from './texts';
import './index.scss';

/** A chapter, by the id in the address. */
class RecordedContentStore {
  readonly chapter = new Loadable<ChapterDetail>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    private readonly id: string | undefined,
  ) {}

  readonly load = async (): Promise<void> => {
    await this.chapter.find(recordId(this.id), (chapterId) => this.ask(chapterId));
  };

  private async ask(chapterId: number): Promise<Result<ChapterDetail>> {
    const answer = await this.app.api.call(coursesCalls.getChapter, { chapterId });
    if (!answer.ok) return answer;
    return answer.value ? ok(answer.value) : NO_SUCH_CHAPTER;
  }
}

const NO_SUCH_CHAPTER = fail({ kind: 'business', code: BACKEND_CODE.notFound, message: '' } as const);

/** A chapter as text: content, learning goals, and its neighbours. */
const RecordedContent = observer(function RecordedContent() {
  const { id } = useParams('courseRecordedContent');
  // The neighbours replace the current chapter, so remount for each.
  return <OneChapter key={id} id={id} />;
});

const OneChapter = observer(function OneChapter({ id }: { readonly id: string | undefined }) {
  const app = useApp();
  const [store] = useState(() => new RecordedContentStore(app, id));
  useLoadWhenShown(store.load, store.chapter.reset);
  const chapter = store.chapter.value;
  return (
    <Screen
      className={skyOf(chapter?.subject)}
      title={chapter?.title}
      footer={chapter && <Footer chapter={chapter} />}
    >
      <View className="recorded-content">
        <Loaded
          of={store.chapter}
          skeleton={
            <Skeleton variant="card" parts={[386, { lines: 3 }, { lines: 3 }]} label={texts.loading} />
          }
          onRetry={() => void store.load()}
          missing={{
            text: texts.missing,
            action: { text: texts.toCourses, onPress: () => void app.router.go('myTabClass') },
          }}
        >
          {(found) => (
            <>
              <Content chapter={found} />
              <Neighbours chapter={found} />
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  );
});

interface ChapterProps {
  readonly chapter: ChapterDetail;
}

function Footer({ chapter }: ChapterProps) {
  const app = useApp();
  const { access, courseId, furthestSeconds, isFinished } = chapter;
  if (!mayPlay(access)) {
    return (
      <Button block onPress={() => void app.router.go('courseDetailList', { id: String(courseId) })}>
        {texts.toCourse}
      </Button>
    );
  }
  const begun = furthestSeconds > 0 ? texts.goOn : texts.play;
  return (
    <Button block onPress={() => void pressTarget(app, { target: chapterTarget(chapter) })}>
      {isFinished ? texts.again : begun}
    </Button>
  );
}

function Neighbours({ chapter: { courseId, nextId, previousId } }: ChapterProps) {
  const { router } = useApp();
  const openChapter = (chapterId: number) =>
    void router.replace('courseRecordedContent', { id: String(chapterId) });
  return (
    <>
      <View className="recorded-content__neighbours">
        {previousId > 0 && (
          <Button
            className="recorded-content__neighbour"
            kind="secondary"
            size="medium"
            onPress={() => openChapter(previousId)}
          >
            {texts.previous}
          </Button>
        )}
        {nextId > 0 && (
          <Button
            className="recorded-content__neighbour"
            kind="secondary"
            size="medium"
            onPress={() => openChapter(nextId)}
          >
            {texts.next}
          </Button>
        )}
      </View>
      <Button
        block
        kind="text"
        size="medium"
        onPress={() => void router.go('courseDetailList', { id: String(courseId) })}
      >
        {texts.allChapters}
      </Button>
    </>
  );
}

export default screen('courseRecordedContent', RecordedContent);
