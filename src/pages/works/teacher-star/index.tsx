import { StarEdition } from '@/contract/works/values';
import { screen } from '@/features/screen';
import { StarScreen } from '@/features/works/star/StarScreen';

const TeacherStar = () => <StarScreen edition={StarEdition.current} />;

export default screen('teacherStarActivity', TeacherStar);
