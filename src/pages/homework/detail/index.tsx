import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { aria } from '@/components/aria';
import { Skeleton } from '@/components/Skeleton';
import { CorrectionHead } from '@/features/homework/correction/CorrectionHead';
import { isHandedBack, toMend } from '@/features/homework/answering/mending';
import { WaitingNote } from '@/features/homework/queue/WaitingNote';
import { homeworkTexts } from '@/features/homework/texts';
import { ReminderLink } from '@/features/messages/reminders/ReminderLink';
import { useOfflineNotice } from '@/features/screen/offline-note/use-offline-notice';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { skyOf } from '@/features/courses/sky';
import { HomeworkState } from '@/contract/homework/values';
import type { HomeworkDetail as Detail } from '@/contract/homework/homework.schema';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { Actions, hasActions, Ways } from './parts/actions';
import { Head } from './parts/head';
import { QuestionList } from './parts/question-list';
import { DetailStore } from './store';
import { detailTexts as texts } from './texts';
import './index.scss';

/** One homework: the task, its state, and the next action. */
const HomeworkDetail = observer(function HomeworkDetail() {
  const app = useApp();
  const { id } = useParams('homeworkDetail');
  const [store] = useState(() => new DetailStore(app, recordId(id)));
  useEffect(() => store.follow(), [store]);
  useLoadWhenShown(store.load, store.reset);
  const { detail, isOffline } = store.homework;
  const notice = useOfflineNotice(isOffline, store.load);
  const toList = { text: homeworkTexts.toList, onPress: () => void app.router.replace('homeworkList') };
  const mayAct = detail.value !== undefined && !store.isWaiting && hasActions(detail.value);
  return (
    <Screen
      className={skyOf(detail.value?.subject)}
      title={detail.value?.title}
      notice={notice}
      footer={mayAct && detail.value ? <Actions store={store} detail={detail.value} /> : undefined}
    >
      <View className="homework-detail">
        <Loaded
          of={detail}
          skeleton={
            <Skeleton
              variant="card"
              parts={[{ bars: [40], lines: 3 }, { bars: [64] }, { bars: [64] }, { bars: [64] }]}
              label={texts.loading}
            />
          }
          onRetry={() => void store.load()}
          missing={{ text: homeworkTexts.missing, action: toList }}
        >
          {(value) => (
            <>
              <Head detail={value} />
              <WaitingNote homeworkId={value.homeworkId} />
              <Note detail={value} isWaiting={store.isWaiting} />
              {isHandedIn(value) && <ReminderLink about="homework" />}
              {value.correction && <CorrectionHead correction={value.correction} />}
              <Ways detail={value} />
              <QuestionList store={store} detail={value} />
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  );
});

/** What the state means for the child, in a sentence. */
function Note({ detail, isWaiting }: { readonly detail: Detail; readonly isWaiting: boolean }) {
  const words = isWaiting ? '' : noteOf(detail);
  if (words === '') return null;
  return (
    <View className="homework-detail__note" {...aria({ role: 'status' })}>
      {words}
    </View>
  );
}

const isHandedIn = ({ state }: Detail): boolean =>
  state === HomeworkState.handedIn || state === HomeworkState.handedInAgain;

function noteOf(detail: Detail): string {
  if (detail.isExcused) return texts.excused;
  if (isHandedIn(detail)) return texts.waitTeacher;
  if (!isHandedBack(detail)) return '';
  const count = toMend(detail).size;
  return count > 0 ? texts.mendFirst(count) : texts.mendAll;
}

export default screen('homeworkDetail', HomeworkDetail);
