import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { makeAutoObservable } from 'mobx';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/Skeleton';
import { homeworkChanges } from '@/features/homework/changes';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { ok, type Result } from '@/contract/errors';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { homeworkCalls } from '@/contract/homework/calls';
import { HomeworkTab } from '@/contract/homework/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { isToDo, LessonWork } from './parts/lesson-work';
import { afterClassTexts as texts } from './texts';
import './index.scss';

/** A lesson has one, rarely two. */
const MOST = 5;

class AfterClassStore {
  readonly homework = new Loadable<readonly HomeworkDetail[]>();

  constructor(
    private readonly app: Pick<App, 'api'>,
    /** null: the latest lesson. undefined: no valid id in the address. */
    private readonly liveId: number | null | undefined,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    await this.homework.find(this.liveId, (liveId) => this.ask(liveId));
  }

  private async ask(liveId: number | null): Promise<Result<readonly HomeworkDetail[]>> {
    const { api } = this.app;
    const listed = await api.call(homeworkCalls.listHomework, {
      page: 1,
      limit: MOST,
      tab: HomeworkTab.all,
      ...(liveId === null ? { ofNewestLesson: true } : { liveId }),
    });
    if (!listed.ok) return listed;
    const results = await Promise.all(
      listed.value.map(({ homeworkId }) => api.call(homeworkCalls.getHomework, { homeworkId })),
    );
    const failed = results.find((one) => !one.ok);
    if (failed && !failed.ok) return failed;
    return ok(results.flatMap((one) => (one.ok && one.value ? [one.value] : [])));
  }
}

/** The homework of a lesson: its content, and how to do the homework. */
const HomeworkAfterClass = observer(function HomeworkAfterClass() {
  const app = useApp();
  const { id } = useParams('homeworkAfterClass');
  const [store] = useState(() => new AfterClassStore(app, id === undefined ? null : recordId(id)));
  useLoadForSession(() => store.load(), store.homework.reset);
  useEffect(() => app.get(homeworkChanges).on(() => void store.load()), [app, store]);
  const toList = { text: texts.toList, onPress: () => void app.router.go('homeworkList', {}) };
  return (
    <Screen className="after-class">
      <View className="after-class__content">
        <Loaded
          of={store.homework}
          skeleton={<Skeleton variant="card" parts={[{ lines: 5 }]} label={texts.loading} />}
          onRetry={() => void store.load()}
          missing={{ text: texts.none, action: toList }}
        >
          {(homework) => {
            const lead = homework.find(isToDo) ?? homework[0];
            if (lead === undefined) return <EmptyState text={texts.none} action={toList} />;
            return homework.map((one) => (
              <LessonWork key={one.homeworkId} homework={one} leads={one === lead} />
            ));
          }}
        </Loaded>
      </View>
    </Screen>
  );
});

export default screen('homeworkAfterClass', HomeworkAfterClass);
