/** Handlers of everything that a parent looks at; accounts and their codes are beside. */
import { configurationHandlers } from './configuration/handlers';
import { courseHandlers } from './course/handlers';
import { homeHandlers } from './home/handlers';
import { hoursHandlers } from './hours/handlers';
import { inboxHandlers } from './inbox/handlers';
import { lessonHandlers } from './lesson/handlers';
import { personalCenterHandlers } from './personal-center/handlers';
import { placementHandlers } from './placement/handlers';
import { shareHandlers } from './share/handlers';
import { trackingHandlers } from './tracking/handlers';

export const contentHandlers = {
  ...configurationHandlers,
  ...courseHandlers,
  ...homeHandlers,
  ...hoursHandlers,
  ...inboxHandlers,
  ...lessonHandlers,
  ...personalCenterHandlers,
  ...placementHandlers,
  ...shareHandlers,
  ...trackingHandlers,
};
