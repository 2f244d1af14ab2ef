import { homePopups } from './home-popups';
import { PopupHost } from '@/features/popups/PopupHost';
import { usePopups } from '@/features/popups/use-popups';

export default function HomePopups() {
  return <PopupHost queue={usePopups(homePopups)} />;
}
