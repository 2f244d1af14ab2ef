import { WorkKind } from '@/contract/works/values';
import { screen, useParams } from '@/features/screen';
import { WorkEditPage } from '@/features/works';

/** An explanation is filmed and sent for review: of a question, or of what the child likes. */
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
