import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { classNames } from '@/components/class-names';
import { ResultBody } from '@/components/ResultBody';
import { Pea } from '@/components/Pea';
import { Skeleton } from '@/components/Skeleton';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { OPEN_STATES } from '@/contract/homework/values';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { skyOf } from '@/features/courses/sky';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { isCorrected } from './figures';
import { Actions, hasActions, Report } from './parts/report';
import { OnlineReportStore } from './store';
import { reportTexts as texts } from './texts';
import './index.scss';

const OnlineHomeworkReport = observer(function OnlineHomeworkReport() {
  const app = useApp();
  const { id } = useParams('onlineHomeworkReport');
  const [store] = useState(() => new OnlineReportStore(app, recordId(id)));
  useLoadForSession(() => store.homework.load(), store.homework.reset);
  const shown = store.homework.detail.value;
  const toList = () => void app.router.replace('homeworkList', {});
  return (
    <Screen
      className={classNames('online-report', skyOf(shown?.subject))}
      footer={shown && isCorrected(shown) && hasActions(shown) && <Actions homework={shown} />}
    >
      <View className="online-report__content">
        <Loaded
          of={store.homework.detail}
          skeleton={
            <Skeleton variant="card" parts={[240, { lines: 6, plain: true }]} gap={0} label={texts.loading} />
          }
          onRetry={() => void store.homework.load()}
          missing={{ text: texts.missing, action: { text: texts.toList, onPress: toList } }}
        >
          {(homework) =>
            isCorrected(homework) ? (
              <Report homework={homework} store={store} />
            ) : (
              <NotYet homework={homework} />
            )
          }
        </Loaded>
      </View>
    </Screen>
  );
});

/** No report yet: shows that, with the next action. */
function NotYet({ homework: { homeworkId, state } }: { readonly homework: HomeworkDetail }) {
  const { router } = useApp();
  const params = { id: String(homeworkId) };
  const isOpen = OPEN_STATES.includes(state);
  const action = isOpen
    ? { text: texts.toSubmit, onPress: () => void router.replace('homeworkSubmit', params) }
    : { text: texts.toDetail, onPress: () => void router.replace('homeworkDetail', params) };
  return (
    <ResultBody
      drawing={<Pea pose={isOpen ? 'reads' : 'waits'} />}
      title={isOpen ? texts.toDo : texts.notYet}
      note={isOpen ? texts.toDoNote : texts.notYetNote}
      action={action}
    />
  );
}

export default screen('onlineHomeworkReport', OnlineHomeworkReport);
