import { observer } from 'mobx-react';
import { Avatar } from '@/components/Avatar';
import { Cell, CellGroup } from '@/components/Cell';
import { ReplayState } from '@/contract/courses/values';
import type { ClassContent } from '@/contract/lessons/schema';
import { StudyClassStatus } from '@/contract/lessons/values';
import { reportTarget } from '@/features/growth/report/pages';
import { pressTarget } from '@/features/links/click-target';
import { useApp } from '@/stores/app/app-context';
import { contentTexts as texts } from '../texts';

/** Preparation before the lesson, afterwards what is not the replay itself, teacher and materials at any time. */
export const Links = observer(function Links({ content }: { readonly content: ClassContent }) {
  const app = useApp();
  const { router } = app;
  const {
    chapterName,
    courseName,
    hasHomework,
    materials,
    replay,
    report,
    status,
    teacherAvatar,
    teacherId,
    teacherName,
  } = content;
  const params = { liveId: String(content.liveId) };
  // The replay has expired: customer service may still help.
  const askForReplay = () => void router.go('feedback', { about: texts.replayOf(courseName, chapterName) });
  return (
    <>
      <CellGroup className="class-content__card">
        {status === StudyClassStatus.upcoming && (
          <Cell
            icon="check"
            title={texts.prepare}
            note={texts.prepareNote}
            onPress={() => void router.go('beforeClass', params)}
          />
        )}
        {hasHomework && (
          <Cell
            icon="edit"
            title={texts.homework}
            note={texts.homeworkNote}
            onPress={() => void router.go('homeworkAfterClass', { id: String(content.liveId) })}
          />
        )}
        {report && (
          <Cell
            icon="star"
            title={texts.report}
            note={texts.reportNote}
            onPress={() =>
              void pressTarget(app, {
                target: reportTarget({ ...report, evaluationId: 0 }, app.session.user.userId),
              })
            }
          />
        )}
        {/* One that is ready is the page's action. */}
        {replay && replay !== ReplayState.ready && (
          <Cell
            icon="play"
            title={texts.replay}
            note={texts.replayNote[replay]}
            onPress={replay === ReplayState.over ? askForReplay : undefined}
          />
        )}
        {teacherId > 0 && (
          <Cell
            icon={<Avatar src={teacherAvatar} name={teacherName} size={64} />}
            title={teacherName}
            note={texts.teacher}
            onPress={() => void router.go('teacherDetail', { id: String(teacherId) })}
          />
        )}
      </CellGroup>
      {materials.length > 0 && (
        <CellGroup title={texts.materials} className="class-content__card">
          {materials.map(({ id, title }) => (
            <Cell
              key={id}
              icon="courses"
              title={title}
              onPress={() => void router.go('learningTeachAid', { id: String(id) })}
            />
          ))}
        </CellGroup>
      )}
    </>
  );
});
