import { WorkKind } from '@/contract/works/values';
import { screen, useParams } from '@/features/screen';
import { WorkPage } from '@/features/works';
import { ExplanationWays } from '@/features/works/little-teacher/ExplanationWays';

function LittleTeacherDetail() {
  const { id } = useParams('littleTeacherDetail');
  return (
    <WorkPage
      key={id}
      kind={WorkKind.littleTeacher}
      id={id}
      below={(work) => <ExplanationWays work={work} />}
    />
  );
}

export default screen('littleTeacherDetail', LittleTeacherDetail);
