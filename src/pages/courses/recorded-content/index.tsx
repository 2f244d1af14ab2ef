import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { Cell, CellGroup } from '@/components/Cell';
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
  const { access, courseId, furthestSeconds, isFinished, nextId } = chapter;
  const watch = () => void pressTarget(app, { target: chapterTarget(chapter) });
  if (!mayPlay(access)) {
    return (
      <Button block onPress={() => void app.router.go('courseDetailList', { id: String(courseId) })}>
        {texts.toCourse}
      </Button>
    );
  }
  const begun = furthestSeconds > 0 ? texts.goOn : texts.play;
  if (isFinished && nextId > 0) {
    return (
      <>
        <Button block onPress={() => openChapter(app, nextId)}>
          {texts.next}
        </Button>
        <Button block kind="text" onPress={watch}>
          {texts.again}
        </Button>
      </>
    );
  }
  return (
    <Button block onPress={watch}>
      {isFinished ? texts.again : begun}
    </Button>
  );
}

const openChapter = ({ router }: App, chapterId: number) =>
  void router.replace('courseRecordedContent', { id: String(chapterId) });

function Neighbours({ chapter: { courseId, isFinished, nextId, previousId } }: ChapterProps) {
  const app = useApp();
  return (
    <CellGroup className="recorded-content__card">
      {nextId > 0 && !isFinished && <Cell title={texts.next} onPress={() => openChapter(app, nextId)} />}
      {previousId > 0 && <Cell title={texts.previous} onPress={() => openChapter(app, previousId)} />}
      <Cell
        title={texts.allChapters}
        onPress={() => void app.router.go('courseDetailList', { id: String(courseId) })}
      />
    </CellGroup>
  );
}

export default screen('courseRecordedContent', RecordedContent);
