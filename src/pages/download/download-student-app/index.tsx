import { downloadAddress } from '@/features/download/copy-address';
import { Landing } from '@/features/download/Landing';
import { studentCopy } from '@/features/download/texts';
import { screen } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';

/** The child's app; the parent app has /downloadApp. */
function DownloadStudentApp() {
  const { platform, tracker } = useApp();
  return (
    <Landing
      app="student"
      copy={studentCopy}
      address={downloadAddress(platform, 'student')}
      onPress={() => tracker.track('student_download_click', {})}
    />
  );
}

export default screen('downloadStudentApp', DownloadStudentApp);
