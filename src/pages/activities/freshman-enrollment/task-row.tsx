import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import type { NewcomerPath } from '@/contract/activities/newcomers.schema';
import { NewcomerTask } from '@/contract/activities/values';
import { DownloadType } from '@/contract/download/values';
import { reportTarget } from '@/features/growth/report/pages';
import { formatWhenWithin } from '@/features/lessons';
import { pressTarget } from '@/features/links/click-target';
import { useApp } from '@/stores/app/app-context';
import type { App } from '@/stores/app/app';
import { enrollmentTexts as texts } from './texts';

interface TaskRowProps {
  readonly task: NewcomerPath['tasks'][number];
  readonly path: NewcomerPath;
}

interface Step {
  readonly note: string;
  /** Absent if an earlier task comes first. */
  readonly action?: string;
  readonly go?: () => void;
}

/** A task: done, or with a link to do it. */
export const TaskRow = observer(function TaskRow({ task: { task, isDone }, path }: TaskRowProps) {
  const app = useApp();
  const { note, action, go } = stepOf(app, task, path);
  const press = () => {
    app.tracker.track('newcomer_task_click', { task });
    go?.();
  };
  return (
    <View
      className={classNames('enrollment__task', isDone && 'enrollment__task--done')}
      {...aria({ role: 'listitem' })}
    >
      <View className="enrollment__words">
        <View className="enrollment__task-title">{texts.tasks[task].title}</View>
        {!isDone && <View className="enrollment__note">{note}</View>}
      </View>
      {isDone ? (
        <View className="enrollment__done">
          <Icon name="check" size={32} />
          {texts.done}
        </View>
      ) : (
        action !== undefined && (
          <Button size="medium" kind="secondary" onPress={press}>
            {action}
          </Button>
        )
      )}
    </View>
  );
});

function stepOf(app: App, task: NewcomerTask, { lesson, report }: NewcomerPath): Step {
  const { router, serverClock, session } = app;
  const { note, action } = texts.tasks[task];
  switch (task) {
    case NewcomerTask.profile:
      return { note, action, go: () => void router.go('improveData', { next: '/freshmentEnrollment' }) };
    case NewcomerTask.app:
      return {
        ...{ note, action },
        go: () => void router.go('downloadApp', { type: String(DownloadType.newStudent) }),
      };
    case NewcomerTask.book:
      return { note, action, go: () => void router.go('aboutClassCenter') };
    case NewcomerTask.attend: {
      if (!lesson) return { note };
      const liveId = String(lesson.liveId);
      return {
        note: texts.lesson(formatWhenWithin(lesson.lessonTime, serverClock), lesson.name),
        ...{ action, go: () => void router.go('beforeClass', { liveId }) },
      };
    }
    case NewcomerTask.report:
      if (!report) return { note, action: texts.seeExample, go: () => void router.go('demoReport') };
      return {
        ...{ note: texts.reportReady, action },
        go: () => void pressTarget(app, { target: reportTarget(report, session.user.userId) }),
      };
  }
}
