import { observer } from 'mobx-react';
import { useState } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { Skeleton } from '@/components/Skeleton';
import { worksCalls } from '@/contract/works/calls';
import type { StarActivity } from '@/contract/works/schema';
import { StarEdition, TopicState, WorkKind } from '@/contract/works/values';
import { screen, Screen, useParams } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Loaded } from '@/features/shapes';
import { WorkEditPage } from '@/features/works';
import { starTexts as texts } from '@/features/works/star/texts';
import { useApp } from '@/stores/app/app-context';
import { Loadable } from '@/stores/data/loadable';

function TeacherUploadVideo() {
  const { id, topicId } = useParams('teacherUploadVideo');
  return id === undefined && topicId === undefined ? (
    <ForTheOneThatRuns />
  ) : (
    <Editor key={`${id} ${topicId}`} id={id} topicId={topicId} />
  );
}

interface EditorProps {
  readonly id?: string;
  readonly topicId?: string;
}

const Editor = ({ id, topicId }: EditorProps) => (
  <WorkEditPage kind={WorkKind.teacherStar} id={id} topicId={topicId} isFilmOnly />
);

/** Without an edition in the address: only while the current one accepts works. */
const ForTheOneThatRuns = observer(function ForTheOneThatRuns() {
  const { api, router } = useApp();
  const [activity] = useState(() => new Loadable<StarActivity | null>());
  const load = () =>
    activity.load(() => api.call(worksCalls.getStarActivity, { edition: StarEdition.current }));
  useLoadForSession(load, activity.reset);
  const found = activity.value;
  if (found?.state === TopicState.open) return <Editor topicId={String(found.id)} />;
  return (
    <Screen>
      <Loaded
        of={activity}
        skeleton={<Skeleton variant="card" parts={[480]} label={texts.loading} />}
        onRetry={() => void load()}
      >
        {() => (
          <EmptyState
            text={texts.notRunning}
            action={{
              text: texts.rule.toActivity,
              onPress: () => void router.replace('teacherStarActivity'),
            }}
          />
        )}
      </Loaded>
    </Screen>
  );
});

export default screen('teacherUploadVideo', TeacherUploadVideo);
