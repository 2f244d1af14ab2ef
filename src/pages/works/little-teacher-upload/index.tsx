import { WorkKind } from '@/contract/works/values';
import { screen, useParams } from '@/features/screen';
import { WorkEditPage } from '@/features/works';

/** Films an explanation and sends it for review: of a question, or a free topic. */
function LittleTeacherUpload() {
  const { id, topicId } = useParams('littleTeacherUpload');
  return (
    <WorkEditPage
      key={`${id} ${topicId}`}
      kind={WorkKind.littleTeacher}
      id={id}
      topicId={topicId}
      isFilmOnly
    />
  );
}

export default screen('littleTeacherUpload', LittleTeacherUpload);
