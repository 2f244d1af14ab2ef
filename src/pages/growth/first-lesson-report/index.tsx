import { ReportKind } from '@/contract/growth/values';
import { ReportPageOf } from '@/features/growth/report/page';
import { screen, useParams } from '@/features/screen';

/** The address has the source, which is sent with the visit. */
function FirstLessonReport() {
  const { id, source } = useParams('firstLessonReport');
  return <ReportPageOf kind={ReportKind.firstLesson} id={id} source={source} />;
}

export default screen('firstLessonReport', FirstLessonReport);
