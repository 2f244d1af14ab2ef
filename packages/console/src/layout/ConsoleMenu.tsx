import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BrushIcon from '@mui/icons-material/BrushOutlined';
import CardGiftcardIcon from '@mui/icons-material/CardGiftcardOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import ActivityIcon from '@mui/icons-material/CelebrationOutlined';
import ChatIcon from '@mui/icons-material/ChatBubbleOutlineOutlined';
import SettingsIcon from '@mui/icons-material/DateRangeOutlined';
import LessonIcon from '@mui/icons-material/EventOutlined';
import EventSeatIcon from '@mui/icons-material/EventSeatOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import FolderIcon from '@mui/icons-material/FolderOpenOutlined';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import GuideIcon from '@mui/icons-material/MenuBookOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import CourseIcon from '@mui/icons-material/LibraryBooksOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import ListIcon from '@mui/icons-material/FormatListBulletedOutlined';
import SurveyIcon from '@mui/icons-material/PollOutlined';
import TeacherIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import SmsFailedIcon from '@mui/icons-material/SmsFailedOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import ModulesIcon from '@mui/icons-material/ViewAgendaOutlined';
import ViewIcon from '@mui/icons-material/ViewCarouselOutlined';
import { Box, Chip, ListSubheader } from '@mui/material';
import type { ReactElement } from 'react';
import { Menu, useGetList, usePermissions, useSidebarState } from 'react-admin';
import type { StaffRole } from '../../../../src/contract/staff/values';
import { maySee, type ListedResource } from '../calls/roles';
import { texts } from '../texts';

interface Place {
  readonly resource: ListedResource;
  readonly icon: ReactElement;
}

const GROUPS: readonly (readonly [keyof typeof texts.groups, readonly Place[]])[] = [
  [
    'queues',
    [
      { resource: 'works', icon: <BrushIcon /> },
      { resource: 'reports', icon: <FlagIcon /> },
      { resource: 'comments', icon: <ChatIcon /> },
      { resource: 'homework', icon: <AssignmentIcon /> },
      { resource: 'materials', icon: <FolderIcon /> },
      { resource: 'feedback', icon: <ForumIcon /> },
      { resource: 'exchanges', icon: <LocalShippingIcon /> },
    ],
  ],
  [
    'people',
    [
      { resource: 'people', icon: <SearchIcon /> },
      { resource: 'newcomers', icon: <LinkIcon /> },
    ],
  ],
  [
    'school',
    [
      { resource: 'seasonFamilies', icon: <SchoolIcon /> },
      { resource: 'seasonClasses', icon: <EventSeatIcon /> },
      { resource: 'seasonSettings', icon: <SettingsIcon /> },
      { resource: 'lessons', icon: <LessonIcon /> },
      { resource: 'teachers', icon: <TeacherIcon /> },
      { resource: 'courses', icon: <CourseIcon /> },
      { resource: 'activities', icon: <ActivityIcon /> },
    ],
  ],
  [
    'content',
    [
      { resource: 'announcements', icon: <CampaignIcon /> },
      { resource: 'placements', icon: <ViewIcon /> },
      { resource: 'gifts', icon: <CardGiftcardIcon /> },
      { resource: 'materialRequests', icon: <AddPhotoIcon /> },
      { resource: 'homeModules', icon: <ModulesIcon /> },
      { resource: 'helpArticles', icon: <HelpIcon /> },
      { resource: 'helpCategories', icon: <ListIcon /> },
      { resource: 'guides', icon: <GuideIcon /> },
      { resource: 'surveys', icon: <SurveyIcon /> },
      { resource: 'agreements', icon: <GavelIcon /> },
    ],
  ],
  [
    'office',
    [
      { resource: 'letters', icon: <SmsFailedIcon /> },
      { resource: 'staff', icon: <BadgeIcon /> },
      { resource: 'audit', icon: <HistoryIcon /> },
    ],
  ],
];

export function ConsoleMenu() {
  const { permissions: role } = usePermissions<StaffRole>();
  const [isOpen] = useSidebarState();
  if (role === undefined) return null;
  const shown = GROUPS.map(
    ([group, places]) => [group, places.filter(({ resource }) => maySee(role, resource))] as const,
  );
  return (
    <Menu>
      {shown
        .filter(([, places]) => places.length > 0)
        .map(([group, places]) => (
          <Box key={group}>
            {isOpen && (
              <ListSubheader sx={{ backgroundColor: 'transparent' }}>{texts.groups[group]}</ListSubheader>
            )}
            {places.map((place) => (
              <MenuPlace key={place.resource} place={place} isQueue={group === 'queues'} />
            ))}
          </Box>
        ))}
    </Menu>
  );
}

function MenuPlace({ place: { icon, resource }, isQueue }: { place: Place; isQueue: boolean }) {
  return (
    <Menu.Item
      to={`/${resource}`}
      primaryText={
        <Box
          component="span"
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flex: 1 }}
        >
          {texts.resources[resource]}
          {isQueue && <Waiting resource={resource} />}
        </Box>
      }
      leftIcon={icon}
    />
  );
}

const MOST = 99;

/** How many wait. */
function Waiting({ resource }: { resource: ListedResource }) {
  const { total = 0 } = useGetList(resource, { pagination: { page: 1, perPage: 1 } });
  if (total === 0) return null;
  return (
    <Chip
      component="span"
      size="small"
      color="primary"
      label={total > MOST ? `${MOST}+` : total}
      sx={{ height: 20 }}
    />
  );
}
