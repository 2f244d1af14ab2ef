import { StarEdition } from '@/contract/works/values';
import { screen } from '@/features/screen';
import { StarScreen } from '@/features/works/star/StarScreen';

const TeacherStarOct = () => <StarScreen edition={StarEdition.october} />;

export default screen('teacherStarActivityOct', TeacherStarOct);
