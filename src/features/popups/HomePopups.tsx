import { homePopups } from './home-popups';
import { PopupHost } from './PopupHost';
import { usePopups } from './use-popups';

export default function HomePopups() {
  return <PopupHost queue={usePopups(homePopups)} />;
}
