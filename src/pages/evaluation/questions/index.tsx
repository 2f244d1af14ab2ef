import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { SkeletonBlock } from '@/components/Skeleton';
import { screen, Screen, useParams, useShown } from '@/features/screen';
import { useNoScreenShots } from '@/features/screen/screen-shots';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { Asking, Actions } from './asking';
import { QuestionsStore } from './store';
import { questionsTexts as texts } from './texts';
import { Start, Who } from './who';
import './index.scss';

/** Who answers, then one question after another. Resumes after leaving. */
const Questions = observer(function Questions() {
  const app = useApp();
  const { form, id } = useParams('evaluationQuestions');
  const [store] = useState(
    () => new QuestionsStore(app, { ...(form ? { form } : {}), ...(id ? { id } : {}) }),
  );
  useShown(() => void store.load());
  useEffect(() => store.stop, [store]);
  // The question bank is the same for all children.
  useNoScreenShots();
  const { choice, sitting } = store;
  return (
    <Screen
      className="evaluation-questions"
      title={(sitting?.turn.sitting ?? store.offered)?.title}
      footer={
        sitting ? !sitting.isOver && <Actions store={sitting} /> : choice.value && <Start store={store} />
      }
    >
      {sitting ? (
        <Asking store={sitting} />
      ) : (
        <Loaded
          of={choice}
          skeleton={<SkeletonBlock height={480} />}
          onRetry={() => void store.load()}
          missing={{
            text: texts.notFound,
            action: { text: texts.toIntro, onPress: () => void app.router.replace('evaluation') },
          }}
        >
          {(found) => found && <Who store={store} choice={found} />}
        </Loaded>
      )}
    </Screen>
  );
});

export default screen('evaluationQuestions', Questions);
