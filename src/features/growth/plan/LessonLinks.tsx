import { Button } from '@/components/Button';
import type { LessonLeads, StudyPlanClass } from '@/contract/lessons/schema';
import { reportTarget } from '@/features/growth/report/pages';
import { pressTarget } from '@/features/links/click-target';
import { useApp } from '@/stores/app/app-context';
import { lessonLinkTexts as texts } from './texts';

type Led = LessonLeads & Pick<StudyPlanClass, 'chapterName' | 'liveId'>;

export const hasLeads = ({ report, hasReplay = false }: LessonLeads): boolean =>
  report !== undefined || hasReplay;

/** Links of a past lesson: report and replay, if any. */
export function LessonLinks({
  lesson: { chapterName, hasReplay, liveId, report },
}: {
  readonly lesson: Led;
}) {
  const app = useApp();
  const openReport = () => {
    const target = report && reportTarget({ ...report, evaluationId: 0 }, app.session.user.userId);
    void pressTarget(app, { target });
  };
  return (
    <>
      {report && (
        <Button kind="text" size="small" label={texts.named(texts.report, chapterName)} onPress={openReport}>
          {texts.report}
        </Button>
      )}
      {hasReplay && (
        <Button
          kind="text"
          size="small"
          label={texts.named(texts.replay, chapterName)}
          onPress={() => void app.router.go('courseReplay', { liveId: String(liveId) })}
        >
          {texts.replay}
        </Button>
      )}
    </>
  );
}
