import { WorkKind } from '@/contract/works/values';
import { screen, useParams } from '@/features/screen';
import { WorkPage } from '@/features/works';
import { ExplanationActions } from '@/features/works/little-teacher/ExplanationActions';

function LittleTeacherDetail() {
  const { id } = useParams('littleTeacherDetail');
  return (
    <WorkPage
      key={id}
      kind={WorkKind.littleTeacher}
      id={id}
      below={(work) => <ExplanationActions work={work} />}
    />
  );
}

export default screen('littleTeacherDetail', LittleTeacherDetail);
